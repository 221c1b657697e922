import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { CONTACT_TOPICS, readTopic } from "#server/contract/lead-kinds.ts";
import { ContactFormPanel } from "../features/contact/form.tsx";
import { ChatIcon } from "../illustrations/icons.tsx";
import { askChat } from "../lib/chat-events.ts";
import { useFact } from "../lib/page.ts";
import { Container, SectionHeading } from "../ui/section.tsx";

export function Page(): ReactNode {
  const { t } = useTranslation("contact");
  const { search } = useLocation();
  const topic = readTopic(new URLSearchParams(search));
  return (
    <Container className="grid items-start gap-12 pt-10 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[5fr_7fr] lg:gap-20">
      <div>
        <SectionHeading level={1} title={t("title")} lead={t("lead")} />
        <p className="mt-8 rounded-lg border-s-4 border-alert bg-alert-soft px-4 py-3">{t("danger")}</p>
        <div className="hidden lg:block">
          <OtherWays />
        </div>
      </div>
      <div className="rounded-2xl border border-line bg-raised p-5 md:p-10">
        <Topics topic={topic} />
        <p className="my-6 text-soft">{t(`intro.${topic}`)}</p>
        <noscript>
          <p className="mb-6 font-semibold">{t("noscript")}</p>
        </noscript>
        <ContactFormPanel topic={topic} />
      </div>
      <div className="lg:hidden">
        <OtherWays />
      </div>
    </Container>
  );
}

/** The topics as links: each has its own address and works without a script; what was typed stays. */
function Topics({ topic }: { topic: string }): ReactNode {
  const { t } = useTranslation("contact");
  const { pathname, search } = useLocation();
  const hrefOf = (choice: string) => {
    const parameters = new URLSearchParams(search);
    parameters.set("topic", choice);
    return `${pathname}?${parameters}`;
  };
  return (
    <nav aria-label={t("topics.legend")}>
      <p className="field-label" aria-hidden="true">
        {t("topics.legend")}
      </p>
      <ul className="flex flex-wrap gap-2">
        {CONTACT_TOPICS.map((choice) => (
          <li key={choice}>
            <Link to={hrefOf(choice)} replace className="chip" aria-current={choice === topic ? "true" : undefined}>
              {t(`topics.${choice}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OtherWays(): ReactNode {
  const { t } = useTranslation("contact");
  const support = useFact("company.supportEmail");
  const sales = useFact("company.salesEmail");
  const phone = useFact("company.phone");
  const address = useFact("company.address");
  const link = "font-semibold underline underline-offset-4 wrap-anywhere";
  return (
    <section aria-label={t("direct.title")} className="mt-10">
      <h2 className="text-xl font-semibold">{t("direct.title")}</h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
        <dt className="text-soft">{t("direct.support")}</dt>
        <dd>
          <a className={link} href={`mailto:${support}`}>
            {support}
          </a>
        </dd>
        <dt className="text-soft">{t("direct.sales")}</dt>
        <dd>
          <a className={link} href={`mailto:${sales}`}>
            {sales}
          </a>
        </dd>
        <dt className="text-soft">{t("direct.phone")}</dt>
        <dd>
          <a className={link} href={`tel:${phone.replace(/\s/g, "")}`}>
            {phone}
          </a>
        </dd>
        <dt className="text-soft">{t("direct.address")}</dt>
        <dd>{address}</dd>
      </dl>
      <button
        type="button"
        className="mt-6 flex w-full items-start gap-3 rounded-xl border border-(--line-strong) bg-raised px-4 py-3.5 text-start hover:border-ink noscript:hidden"
        onClick={() => askChat({ text: t("direct.chatQuestion"), source: "contact" })}
      >
        <ChatIcon className="mt-0.5 size-5 shrink-0" />
        <span>
          <span className="block font-semibold">{t("direct.chat")}</span>
          <span className="text-soft">{t("direct.chatText")}</span>
        </span>
      </button>
    </section>
  );
}
