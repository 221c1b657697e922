import type { ReactNode } from "react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Locale } from "#locales/index.ts";
import type { Quote, QuoteLine } from "#server/contract/quote.ts";
import { MAX_QUOTE_USERS } from "#server/contract/quote.ts";
import { formatCents, formatNumber } from "../../../lib/format.ts";
import { useHref } from "../../../lib/page.ts";
import { RegisterCard, registerSearch } from "./form-card.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import { type QuoteChoice, useQuote } from "./use-quote.ts";

/** A quote with its arithmetic. People, period and device can be changed in place; the server does the sums. */
export function QuoteCard(props: { messageId: string; quote: Quote }): ReactNode {
  const { t, i18n } = useTranslation("chat");
  const locale = i18n.language as Locale;
  const href = useHref();
  const { quote, chosen, change, hasFailed } = useQuote(props.quote, locale);
  const [isRegistering, setIsRegistering] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const prefill = { plan: quote.plan, users: String(quote.users), billing: quote.billing };
  const cardId = `${props.messageId}-quote`;
  return (
    <div className="chat-card chat-quote">
      <div className="chat-quote-head">
        <h3>{quote.planName}</h3>
        <p>{t(`quote.reason.${quote.reason}`, { plan: quote.planName })}</p>
      </div>
      <Controls chosen={chosen} vatPercent={quote.vatPercent} change={change} />
      {hasFailed ? (
        <p className="field-error" role="alert">
          {t("quote.failed")}
        </p>
      ) : null}
      {quote.onQuotation ? (
        <p className="chat-quote-custom">{t("quote.onQuotation")}</p>
      ) : (
        <Sums quote={quote} locale={locale} />
      )}
      <div className="chat-actions">
        {quote.onQuotation ? (
          <Link to={href("contact", "?topic=sales")} className="btn btn-primary btn-md">
            {t("quote.sales")}
          </Link>
        ) : (
          <Link
            to={href("auth", registerSearch(prefill))}
            className="btn btn-primary btn-md"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              event.stopPropagation();
              setIsRegistering(true);
            }}
          >
            {t("quote.start")}
          </Link>
        )}
        <Link to={quote.href} className="btn btn-outline btn-md">
          {t("quote.pricing")}
        </Link>
        <button
          type="button"
          className="btn btn-plain btn-md"
          aria-expanded={isComparing}
          onClick={() => setIsComparing(!isComparing)}
        >
          {t("quote.compare")}
        </button>
      </div>
      {isComparing ? <PlanComparison quote={quote} locale={locale} /> : null}
      {isRegistering ? <RegisterCard cardId={cardId} prefill={prefill} /> : null}
    </div>
  );
}

function Controls(props: {
  chosen: QuoteChoice;
  vatPercent: number;
  change: (changes: Partial<QuoteChoice>) => void;
}): ReactNode {
  const { t } = useTranslation("chat");
  const { chosen, vatPercent, change } = props;
  const name = useId();
  const [typed, setTyped] = useState(String(chosen.users));
  useEffect(() => setTyped(String(chosen.users)), [chosen.users]);
  const setUsers = (text: string) => {
    setTyped(text);
    const users = Number(text);
    if (Number.isInteger(users) && users >= 1 && users <= MAX_QUOTE_USERS) change({ users });
  };
  const step = (by: number) => setUsers(String(Math.max(1, (Number(typed) || 1) + by)));
  return (
    <div className="chat-quote-controls">
      {/* biome-ignore lint/a11y/useSemanticElements: one field with two buttons, named by its label */}
      <div className="chat-users" role="group" aria-labelledby={`${name}-users`}>
        <label id={`${name}-users`} htmlFor={`${name}-input`}>
          {t("quote.users")}
        </label>
        <button
          type="button"
          className="chat-step"
          aria-label={t("quote.fewer")}
          onClick={() => step(-1)}
          disabled={chosen.users <= 1}
        >
          −
        </button>
        <input
          id={`${name}-input`}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setUsers(event.target.value)}
          onBlur={() => setTyped(String(chosen.users))}
        />
        <button type="button" className="chat-step" aria-label={t("quote.more")} onClick={() => step(1)}>
          +
        </button>
      </div>
      <fieldset className="chat-billing">
        <legend className="sr-only">{t("quote.billing")}</legend>
        {(["monthly", "annual"] as const).map((billing) => (
          <label key={billing}>
            <input
              type="radio"
              name={`${name}-billing`}
              checked={chosen.billing === billing}
              onChange={() => change({ billing })}
            />
            <span>{t(`quote.${billing}`)}</span>
          </label>
        ))}
      </fieldset>
      <label className="chat-check">
        <input type="checkbox" checked={chosen.device} onChange={(event) => change({ device: event.target.checked })} />
        <span>{t("quote.device")}</span>
      </label>
      <label className="chat-check">
        <input type="checkbox" checked={chosen.vat} onChange={(event) => change({ vat: event.target.checked })} />
        <span>{t("quote.vat", { vat: vatPercent })}</span>
      </label>
    </div>
  );
}

/** The arithmetic, line by line, so that anybody can check it. */
function Sums(props: { quote: Quote; locale: Locale }): ReactNode {
  const { t } = useTranslation("chat");
  const { quote, locale } = props;
  const money = (cents: number) => formatCents(cents, locale);
  const recurring = quote.vat ? quote.recurringWithVatCents : quote.recurringCents;
  const period = t(`quote.period.${quote.billing === "annual" ? "year" : "month"}`);
  return (
    <>
      <p className="chat-quote-total">
        <b>{money(recurring)}</b> {period}, {t(quote.vat ? "quote.withVat" : "quote.withoutVat")}
      </p>
      <dl className="chat-sums" aria-live="polite">
        {quote.lines.map((line) => (
          <div key={line.kind}>
            <dt>{lineName(line, quote, t)}</dt>
            <dd>
              {formatNumber(line.quantity, locale)} × {money(line.unitCents)} = {money(line.totalCents)}
              <small> {t(`quote.period.${line.period}`)}</small>
            </dd>
          </div>
        ))}
        {quote.vat ? (
          <div>
            <dt>{t("quote.vatLine", { vat: quote.vatPercent })}</dt>
            <dd>
              {money(quote.recurringVatCents)} <small>{period}</small>
              {quote.onceVatCents > 0 ? (
                <>
                  , {money(quote.onceVatCents)} <small>{t("quote.period.once")}</small>
                </>
              ) : null}
            </dd>
          </div>
        ) : null}
        <div className="chat-sums-due">
          <dt>{t("quote.dueFirst")}</dt>
          <dd>{money(quote.dueNowCents)}</dd>
        </div>
      </dl>
      {quote.annualSavingsCents > 0 ? (
        <p className="chat-saving">{t("quote.saves", { amount: money(quote.annualSavingsCents) })}</p>
      ) : null}
      <p className="chat-quiet">{t("quote.trial")}</p>
    </>
  );
}

function lineName(line: QuoteLine, quote: Quote, t: ReturnType<typeof useTranslation<"chat">>["t"]): string {
  return line.kind === "device" ? t("quote.deviceLine") : t("quote.planLine", { plan: quote.planName });
}
