import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Subscription } from "#server/contract/account.ts";
import { ExternalIcon } from "../../illustrations/icons.tsx";
import { useFact, useHref } from "../../lib/page.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card, usePlanName } from "./parts.tsx";

/** The plan and where it stands: days of the trial, or the state of the subscription. */
export function PlanCard({ subscription }: { subscription: Subscription }): ReactNode {
  const { t } = useTranslation("dashboard");
  const href = useHref();
  const planName = usePlanName();
  const product = useFact("company.links.companyDashboard");
  const { plan, status, users, billing, trialDaysLeft } = subscription;
  const isPaid = status === "active" || status === "past_due";
  const state = status === "trialing" ? t("plan.trialing", { count: trialDaysLeft ?? 0 }) : t(`plan.${status}`);
  const details = [t("plan.people", { count: users }), ...(billing === null ? [] : [t(`plan.${billing}`)])];
  return (
    <Card title={t("plan.title")} className="tone-ink">
      <p className="mt-4 text-4xl font-semibold tracking-tight">{planName(plan)}</p>
      <p className="mt-2 font-semibold text-signal">{state}</p>
      {isPaid ? <p className="mt-1 text-soft">{details.join(", ")}</p> : null}
      {status === "past_due" ? <p className="mt-3">{t("plan.overdue")}</p> : null}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink look={isPaid ? "outline" : "primary"} href={href("pricing")}>
          {t(isPaid ? "plan.change" : "plan.choose")}
        </ButtonLink>
        <ButtonLink look="quiet" href={product}>
          {t("plan.product")}
          <ExternalIcon className="size-4" />
        </ButtonLink>
      </div>
    </Card>
  );
}
