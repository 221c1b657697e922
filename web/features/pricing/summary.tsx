import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Quote, QuoteLine } from "#server/contract/quote.ts";
import { ChatIcon } from "../../illustrations/icons.tsx";
import { askChat } from "../../lib/chat-events.ts";
import { formatCents, formatNumber } from "../../lib/format.ts";
import { useHref, usePage, usePageContent } from "../../lib/page.ts";
import { ButtonLink, buttonClass } from "../../ui/button.tsx";
import { contactSuffix, registerSuffix } from "./links.ts";

/**
 * The quote with its arithmetic, and what can be done with it. `monthlySavings`: what annual billing would save;
 * `purchase`: the way to buy it, which another feature owns.
 */
export function QuoteSummary(props: { quote: Quote; monthlySavings: number; purchase: ReactNode }): ReactNode {
  const { quote, monthlySavings, purchase } = props;
  const { t } = useTranslation("pricing");
  const { plans } = usePageContent<"pricing">();
  const requested = plans.find(({ id }) => id === quote.requestedPlan)?.name ?? "";
  return (
    <section id="quote" aria-labelledby="quote-title" className="tone-ink scroll-mt-24 rounded-2xl p-6 md:p-8">
      <p className="font-semibold text-soft">{t("quote.title")}</p>
      <h2 id="quote-title" className="mt-1 text-2xl font-semibold tracking-tight md:text-3xl">
        {t("quote.for", { name: quote.planName, count: quote.users })}
      </h2>
      <p className="mt-2 text-soft">{t(`quote.reason.${quote.reason}`, { requested })}</p>
      {quote.onQuotation ? <OnQuotation /> : <Arithmetic quote={quote} />}
      <Savings quote={quote} monthlySavings={monthlySavings} />
      <Actions quote={quote} purchase={purchase} />
    </section>
  );
}

function OnQuotation(): ReactNode {
  const { t } = useTranslation("pricing");
  return (
    <div className="mt-6 border-t border-line pt-6">
      <output className="text-3xl font-semibold">{t("quote.onQuotation")}</output>
      <p className="mt-3 text-soft">{t("quote.customText")}</p>
    </div>
  );
}

function Arithmetic({ quote }: { quote: Quote }): ReactNode {
  const { t } = useTranslation("pricing");
  const { locale } = usePage().data;
  const money = (cents: number) => formatCents(cents, locale);
  const vatCents = quote.recurringVatCents + quote.onceVatCents;
  const label = (line: QuoteLine) =>
    line.kind === "device" ? t("quote.caseLine") : t("quote.subscription", { name: quote.planName });
  const period = quote.billing === "annual" ? "year" : "month";
  const recurring = quote.vat ? quote.recurringWithVatCents : quote.recurringCents;
  return (
    <>
      <table className="mt-6 w-full border-t border-line text-start">
        <caption className="sr-only">{t("quote.title")}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("quote.item")}</th>
            <th scope="col">{t("quote.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <Row
              key={line.kind}
              label={label(line)}
              calculation={t(`quote.each.${line.period}`, {
                number: formatNumber(line.quantity, locale),
                price: money(line.unitCents),
              })}
              amount={money(line.totalCents)}
            />
          ))}
          {quote.vat ? (
            <Row
              label={t("quote.vatLine")}
              calculation={t("quote.vatRate", {
                rate: `${formatNumber(quote.vatPercent, locale)}${locale === "en" ? "" : "\u00a0"}%`,
                amount: money(quote.recurringCents + quote.onceCents),
              })}
              amount={money(vatCents)}
            />
          ) : null}
        </tbody>
      </table>
      <output className="mt-5 block">
        <span className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-semibold">
            {t("quote.total")} <span className="text-soft">{t(quote.vat ? "quote.withVat" : "quote.withoutVat")}</span>
          </span>
          <span className="text-3xl font-semibold tracking-tight tabular-nums md:text-4xl">
            {money(quote.dueNowCents)}
          </span>
        </span>
        <span className="mt-1 block text-end text-soft">{t(`quote.then.${period}`, { amount: money(recurring) })}</span>
      </output>
    </>
  );
}

function Row(props: { label: string; calculation: string; amount: string }): ReactNode {
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className="py-3 pe-4 text-start font-semibold">
        {props.label}
        <span className="block font-normal text-soft tabular-nums">{props.calculation}</span>
      </th>
      <td className="py-3 text-end font-semibold whitespace-nowrap tabular-nums">{props.amount}</td>
    </tr>
  );
}

function Savings({ quote, monthlySavings }: { quote: Quote; monthlySavings: number }): ReactNode {
  const { t } = useTranslation("pricing");
  const { locale } = usePage().data;
  if (quote.annualSavingsCents > 0) {
    const amount = formatCents(quote.annualSavingsCents, locale);
    return <p className="mt-5 font-semibold text-signal">{t("quote.savings", { amount })}</p>;
  }
  if (monthlySavings <= 0) return null;
  return <p className="mt-5 text-soft">{t("quote.couldSave", { amount: formatCents(monthlySavings, locale) })}</p>;
}

function Actions({ quote, purchase }: { quote: Quote; purchase: ReactNode }): ReactNode {
  const { t } = useTranslation("pricing");
  const href = useHref();
  const ask = () =>
    askChat({ text: t("quote.askText", { name: quote.planName, count: quote.users }), source: "pricing" });
  return (
    <div className="mt-6 grid gap-3 sm:grid-cols-2">
      {quote.onQuotation ? null : (
        <ButtonLink look="primary" size="lg" className="sm:col-span-2" href={href("auth", registerSuffix(quote))}>
          {t("quote.trial")}
        </ButtonLink>
      )}
      {quote.onQuotation ? null : purchase}
      <ButtonLink
        look={quote.onQuotation ? "primary" : "outline"}
        href={href("contact", contactSuffix("sales", quote))}
      >
        {t("quote.sales")}
      </ButtonLink>
      <ButtonLink look="outline" href={href("contact", contactSuffix("meeting", quote))}>
        {t("quote.meeting")}
      </ButtonLink>
      <button
        type="button"
        className={buttonClass("quiet", "md", "justify-self-start noscript:hidden sm:col-span-2")}
        onClick={ask}
      >
        <ChatIcon className="size-5" />
        {t("quote.ask")}
      </button>
    </div>
  );
}
