import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PageId } from "#server/contract/paths.ts";
import { LEGAL_ENTRIES } from "#server/contract/paths.ts";
import type { RichNode, RichText as RichTextData } from "#server/contract/rich-text.ts";
import { formatDay } from "../lib/format.ts";
import { useHref, usePage, usePageContent } from "../lib/page.ts";
import { RichText } from "../ui/rich-text.tsx";
import { Container } from "../ui/section.tsx";

const LEGAL_PAGES = Object.keys(LEGAL_ENTRIES) as LegalPage[];
type LegalPage = "privacy-policy" | "terms-of-service" | "legal-notice" | "shipping-policy" | "cookie-policy" | "gdpr";

export function Page(): ReactNode {
  const { t } = useTranslation("legal");
  const { data } = usePage();
  const { title, updated, body } = usePageContent<"legal">();
  return (
    <Container className="grid gap-12 pt-10 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[16rem_minmax(0,44rem)] lg:gap-20">
      <header className="lg:col-start-2">
        <h1 className="display-2">{title}</h1>
        <p className="mt-4 text-soft">{t("updated", { day: formatDay(updated, data.locale) })}</p>
      </header>
      <Contents body={body} />
      <article className="prose legal-text min-w-0 lg:col-start-2">
        <RichText nodes={body} />
      </article>
      <Others current={data.page} />
    </Container>
  );
}

type Heading = Extract<RichNode, { t: "h" }> & { id: string };

function Contents({ body }: { body: RichTextData }): ReactNode {
  const { t } = useTranslation("legal");
  const headings = body.filter(
    (node): node is Heading => typeof node !== "string" && node.t === "h" && node.level === 2 && node.id !== undefined,
  );
  const links = (
    <ol className="mt-3 grid gap-1 border-s border-line">
      {headings.map((heading) => (
        <li key={heading.id}>
          <a
            href={`#${heading.id}`}
            className="-ms-px block border-s-2 border-transparent py-1 ps-4 text-soft hover:border-ink hover:text-ink"
          >
            <RichText nodes={heading.c} />
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      aria-label={t("contents")}
      className="lg:sticky lg:top-28 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-auto"
    >
      <details className="rounded-xl border border-line bg-raised px-4 py-3 lg:hidden">
        <summary className="font-semibold">{t("contents")}</summary>
        {links}
      </details>
      <div className="hidden lg:block">
        <p className="text-sm font-semibold text-soft">{t("contents")}</p>
        {links}
      </div>
    </nav>
  );
}

function Others({ current }: { current: PageId | "not-found" }): ReactNode {
  const { t } = useTranslation(["legal", "common"]);
  const href = useHref();
  return (
    <nav aria-labelledby="others" className="border-t border-line pt-8 lg:col-start-2">
      <h2 id="others" className="text-sm font-semibold text-soft">
        {t("others")}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {LEGAL_PAGES.filter((page) => page !== current).map((page) => (
          <li key={page}>
            <Link to={href(page)} className="font-semibold underline underline-offset-4">
              {t(`footer.${page}`, { ns: "common" })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
