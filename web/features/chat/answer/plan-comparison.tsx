import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#locales/index.ts";
import type { Quote } from "#server/contract/quote.ts";
import { formatCents, formatNumber } from "../../../lib/format.ts";
import { fetchQuote } from "./use-quote.ts";

const PLANS = ["individual", "pro", "pro-plus"] as const;

/** The plans side by side for the people and period of a quote. A plan that is too small says so instead of a price. */
export function PlanComparison(props: { quote: Quote; locale: Locale }): ReactNode {
  const { t } = useTranslation("chat");
  const { quote, locale } = props;
  const { users, billing, vat } = quote;
  const [quotes, setQuotes] = useState<Quote[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const one = (plan: (typeof PLANS)[number], people: number) =>
      fetchQuote({ users: people, billing, vat, plan }, locale, controller.signal);
    Promise.all(
      PLANS.map(async (plan) => {
        const asked = await one(plan, users);
        // Moved to a larger plan: the smallest quote of the plan still tells its name and limit.
        return asked.plan === plan ? asked : one(plan, 1);
      }),
    ).then(setQuotes, () => !controller.signal.aborted && setHasFailed(true));
    return () => controller.abort();
  }, [users, billing, vat, locale]);
  if (hasFailed) return <p className="field-error">{t("quote.failed")}</p>;
  return (
    <div className="chat-table">
      <table>
        <caption>{t("compare.caption", { count: users, people: formatNumber(users, locale) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("compare.plan")}</th>
            <th scope="col">{t("compare.upTo")}</th>
            <th scope="col">{t(`quote.period.${billing === "annual" ? "year" : "month"}`)}</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map((row) => {
            const isTooSmall = row.users !== users;
            return (
              <tr key={row.plan} data-chosen={row.plan === quote.plan}>
                <th scope="row">
                  {row.planName}
                  {row.plan === "pro-plus" ? <small>{t("compare.device")}</small> : null}
                </th>
                <td>{row.maxUsers === null ? "" : formatNumber(row.maxUsers, locale)}</td>
                <td>
                  {isTooSmall
                    ? t("compare.tooSmall")
                    : formatCents(vat ? row.recurringWithVatCents : row.recurringCents, locale)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
