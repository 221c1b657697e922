import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FaqItem } from "#server/contract/page.ts";
import { useHref } from "../../lib/page.ts";
import { AccordionItem } from "../../ui/accordion.tsx";
import { AskAbout } from "../../ui/ask-about.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { AskForm } from "./ask-form.tsx";

export function Faq({ items }: { items: readonly FaqItem[] }): ReactNode {
  const { t } = useTranslation("home");
  const href = useHref();
  return (
    <Section id="faq" labelledBy="faq-title">
      <div className="faq-columns">
        <div className="faq-head">
          <SectionHeading id="faq-title" eyebrow={t("faq.eyebrow")} title={t("faq.title")} lead={t("faq.lead")} />
          <AskForm source="faq" className="mt-8" />
          <Link to={href("faq")} className="btn btn-quiet mt-4">
            {t("faq.all")}
          </Link>
        </div>
        <div>
          {items.map((item) => (
            <AccordionItem key={item.slug} id={item.slug} name="faq" title={item.question}>
              <div className="prose">
                <RichText nodes={item.answer} />
              </div>
              <div className="faq-foot">
                <AskAbout question={item.question} source="faq" topic={item.question} />
                <Link to={href("faq", `#${item.slug}`)} className="ask-about">
                  {t("faq.link")}
                  <span className="sr-only">: {item.question}</span>
                </Link>
              </div>
            </AccordionItem>
          ))}
        </div>
      </div>
    </Section>
  );
}
