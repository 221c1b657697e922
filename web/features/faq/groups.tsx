import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type faq from "#locales/en/faq.json";
import type { FaqItem } from "#server/contract/page.ts";
import { AccordionItem } from "../../ui/accordion.tsx";
import { AskAbout } from "../../ui/ask-about.tsx";
import { RichText } from "../../ui/rich-text.tsx";

/** A group of questions: `home` for those asked most often, otherwise a topic of the knowledge folder. */
export type Group = { topic: Exclude<keyof typeof faq.topics, "title">; items: FaqItem[] };

/** The questions of one topic under their heading. All items of the page close each other. */
export function FaqGroup({ group }: { group: Group }): ReactNode {
  const { t } = useTranslation("faq");
  const id = `topic-${group.topic}`;
  return (
    <section aria-labelledby={id} className="mb-14 last:mb-0">
      <h2 id={id} className="mb-4 scroll-mt-24 text-2xl font-semibold tracking-tight">
        {t(`topics.${group.topic}`)}
      </h2>
      {group.items.map((item) => (
        <AccordionItem key={item.slug} id={item.slug} name="faq" title={item.question}>
          <div className="prose">
            <RichText nodes={item.answer} />
          </div>
          <div className="mt-5 flex flex-wrap gap-x-6 gap-y-1">
            <AskAbout question={item.question} source="faq" topic={item.question} />
            <Link to={`#${item.slug}`} className="ask-about">
              {t("link")}
              <span className="sr-only">: {item.question}</span>
            </Link>
          </div>
        </AccordionItem>
      ))}
    </section>
  );
}

/** Links to the groups. */
export function Topics({ groups }: { groups: readonly Group[] }): ReactNode {
  const { t } = useTranslation("faq");
  return (
    <nav aria-label={t("topics.title")} className="sticky top-28 hidden self-start lg:block">
      <ul className="grid gap-1 border-s border-line">
        {groups.map(({ topic }) => (
          <li key={topic}>
            <a
              href={`#topic-${topic}`}
              className="-ms-px block border-s-2 border-transparent py-1.5 ps-4 text-soft hover:border-ink hover:text-ink"
            >
              {t(`topics.${topic}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
