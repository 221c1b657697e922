import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ConversationView, PaymentView } from "#server/contract/account.ts";
import { formatCents } from "../../lib/format.ts";
import { useHref, usePage } from "../../lib/page.ts";
import { Card, useDay, usePlanName } from "./parts.tsx";

/** Payments, newest first. */
export function PaymentsCard({ payments }: { payments: PaymentView[] }): ReactNode {
  const { t } = useTranslation("dashboard");
  const { locale } = usePage().data;
  const day = useDay();
  const planName = usePlanName();
  if (payments.length === 0) {
    return (
      <Card title={t("payments.title")}>
        <p className="mt-3 text-soft">{t("payments.none")}</p>
      </Card>
    );
  }
  return (
    <Card title={t("payments.title")}>
      <ul className="mt-4">
        {payments.map((payment) => (
          <li
            key={payment.number}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3"
          >
            <p>
              <span className="font-semibold">
                {`${planName(payment.plan)}, ${t("plan.people", { count: payment.users })}, ${t(`plan.${payment.billing}`)}`}
              </span>
              <span className="block text-sm text-soft">
                {`${day(payment.paidAt)} · ${t("payments.number", { number: payment.number })}`}
                {payment.isTest ? ` · ${t("payments.test")}` : null}
              </span>
            </p>
            <p className="text-end">
              <span className="font-semibold tabular-nums">{formatCents(payment.totalCents, locale)}</span>{" "}
              <span className="text-sm text-soft">{t("payments.amount")}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Conversations with the assistant, newest first. */
export function ConversationsCard({ conversations }: { conversations: ConversationView[] }): ReactNode {
  const { t } = useTranslation("dashboard");
  const href = useHref();
  const day = useDay();
  return (
    <Card title={t("conversations.title")}>
      {conversations.length === 0 ? <p className="mt-3 text-soft">{t("conversations.none")}</p> : null}
      <ul className="mt-4">
        {conversations.map(({ id, firstQuestion, lang, updatedAt }) => (
          <li key={id} className="border-t border-line py-3">
            <p lang={lang} className="wrap-anywhere">
              {firstQuestion}
            </p>
            <p className="text-sm text-soft">{day(updatedAt)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">{t("conversations.note")}</p>
      <Link className="mt-3 inline-block font-semibold underline underline-offset-4" to={href("chat")}>
        {t("conversations.open")}
      </Link>
    </Card>
  );
}
