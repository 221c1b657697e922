import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { makeQuote } from "#server/contract/quote.ts";
import { CheckoutButton } from "../features/checkout/checkout-button.tsx";
import { PricingControls } from "../features/pricing/controls.tsx";
import { PlanCard } from "../features/pricing/plan-card.tsx";
import { QuoteSummary } from "../features/pricing/summary.tsx";
import { usePricingState } from "../features/pricing/use-pricing-state.ts";
import { ChatIcon } from "../illustrations/icons.tsx";
import { askChat } from "../lib/chat-events.ts";
import { useHref, usePage, usePageContent } from "../lib/page.ts";
import { buttonClass } from "../ui/button.tsx";
import { Container, Section, SectionHeading } from "../ui/section.tsx";

const NOTES = ["vat", "monthly", "annual", "centre"] as const;
const QUESTIONS = ["outgrow", "owned", "switch"] as const;

export function Page(): ReactNode {
  const { t } = useTranslation("pricing");
  const { locale } = usePage().data;
  const facts = usePageContent<"pricing">();
  const state = usePricingState();
  const yearly = makeQuote({ query: { ...state.query, billing: "annual" }, facts, locale });
  return (
    <>
      <Container className="pt-10 pb-16 md:pt-16 md:pb-24">
        <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-16">
          <div>
            <SectionHeading level={1} title={t("title")} lead={t("lead")} />
            <div className="mt-10">
              <h2 className="sr-only">{t("controls.title")}</h2>
              <PricingControls state={state} />
            </div>
          </div>
          <QuoteSummary
            quote={state.quote}
            monthlySavings={yearly.annualSavingsCents}
            purchase={<CheckoutButton quote={state.quote} />}
          />
        </div>
        <h2 className="sr-only">{t("plans.title")}</h2>
        <ul className="mt-16 grid gap-4 md:grid-cols-2 lg:grid-cols-4">
          {facts.plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} state={state} />
          ))}
        </ul>
      </Container>
      <Section tone="sunk" labelledBy="notes-title">
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <Notes />
          <Questions />
        </div>
      </Section>
    </>
  );
}

function Notes(): ReactNode {
  const { t } = useTranslation("pricing");
  const href = useHref();
  return (
    <div>
      <h2 id="notes-title" className="display-2">
        {t("notes.title")}
      </h2>
      <ul className="mt-6 grid gap-4">
        {NOTES.map((note) => (
          <li key={note} className="border-t border-line pt-4">
            {t(`notes.${note}`)}
          </li>
        ))}
        <li className="border-t border-line pt-4">
          {t("notes.pilot")}{" "}
          <Link className="font-semibold underline underline-offset-4" to={href("contact", "?topic=pilot")}>
            {t("notes.pilotLink")}
          </Link>
        </li>
      </ul>
    </div>
  );
}

function Questions(): ReactNode {
  const { t } = useTranslation("pricing");
  const href = useHref();
  return (
    <div>
      <h2 className="display-2">{t("questions.title")}</h2>
      <p className="lead mt-4">{t("questions.lead")}</p>
      <ul className="mt-6 grid gap-3 noscript:hidden">
        {QUESTIONS.map((key) => (
          <li key={key}>
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-xl border border-(--line-strong) bg-raised px-4 py-3.5 text-start font-semibold hover:border-ink"
              onClick={() => askChat({ text: t(`questions.items.${key}`), source: "pricing" })}
            >
              <ChatIcon className="size-5 shrink-0" />
              {t(`questions.items.${key}`)}
            </button>
          </li>
        ))}
      </ul>
      <Link to={href("faq")} className={buttonClass("quiet", "md", "mt-4")}>
        {t("questions.faq")}
      </Link>
    </div>
  );
}
