import type { ReactNode } from "react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanCard as Plan } from "#server/contract/page.ts";
import { withVat, yearlySavingCents } from "#server/contract/quote.ts";
import { CheckIcon, CrossIcon } from "../../illustrations/icons.tsx";
import { formatCents } from "../../lib/format.ts";
import { useHref, usePage, usePageContent } from "../../lib/page.ts";
import { ButtonLink, buttonClass } from "../../ui/button.tsx";
import { contactSuffix } from "./links.ts";
import { FIRST_FEATURES, PLAN_FEATURES } from "./plan-features.ts";
import type { PricingState } from "./use-pricing-state.ts";

/** A plan: price in the way chosen above, whom it fits, what it has and has not. */
export function PlanCard({ plan, state }: { plan: Plan; state: PricingState }): ReactNode {
  const { t } = useTranslation("pricing");
  const { quote } = state;
  const isQuoted = quote.plan === plan.id;
  return (
    <li
      className={`flex flex-col rounded-2xl border-2 bg-raised p-6 ${isQuoted ? "border-ink" : "border-line"}`}
      data-plan={plan.id}
      aria-current={isQuoted ? "true" : undefined}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl font-semibold">{plan.name}</h3>
        {isQuoted ? (
          <span className="rounded-md bg-signal px-2 py-1 text-sm font-semibold text-signal-ink">
            {quote.reason === "requested" ? t("card.chosen") : t("card.fits")}
          </span>
        ) : null}
      </div>
      <p className="mt-2 text-soft lg:min-h-12">{t(`plans.${plan.id}`)}</p>
      <div className="mt-5 lg:min-h-40">
        <Price plan={plan} state={state} />
      </div>
      <div className="mt-5">
        <Choose plan={plan} state={state} />
      </div>
      <FeatureLists plan={plan} />
    </li>
  );
}

function Price({ plan, state }: { plan: Plan; state: PricingState }): ReactNode {
  const { t } = useTranslation("pricing");
  const { locale } = usePage().data;
  const { vatPercent, deviceCents } = usePageContent<"pricing">();
  const { query, quote } = state;
  if (plan.monthlyCents === null || plan.annualCents === null) {
    return (
      <>
        <p className="text-3xl font-semibold tracking-tight">{t("card.onQuotation")}</p>
        <p className="mt-2 text-soft">{t("card.deployed")}</p>
      </>
    );
  }
  const money = (cents: number) => formatCents(query.vat ? withVat(cents, vatPercent) : cents, locale);
  const isAnnual = query.billing === "annual";
  const yearly = query.vat ? withVat(plan.annualCents, vatPercent) : plan.annualCents;
  const monthly = isAnnual ? formatCents(Math.round(yearly / 12), locale) : money(plan.monthlyCents);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-4xl font-semibold tracking-tight tabular-nums">{monthly}</span>
        <span className="text-sm text-soft">{t(query.vat ? "card.withVat" : "card.withoutVat")}</span>
      </p>
      <p className="mt-1 font-semibold">{t("card.perMonth")}</p>
      <p className="mt-1 text-sm text-soft">
        {isAnnual ? t("card.billedYearly", { price: formatCents(yearly, locale) }) : t("card.billedMonthly")}
      </p>
      {isAnnual ? (
        <p className="mt-1 text-sm font-semibold">
          {t("card.saves", {
            amount: formatCents(
              yearlySavingCents({ ...plan, monthlyCents: plan.monthlyCents, annualCents: plan.annualCents }),
              locale,
            ),
          })}
        </p>
      ) : null}
      {plan.id === "pro-plus" ? (
        <p className="mt-1 text-sm text-soft">
          {query.device === false || (quote.plan === "pro-plus" && !quote.device)
            ? t("card.caseOwned")
            : t("card.casePrice", { price: money(deviceCents) })}
        </p>
      ) : null}
    </>
  );
}

function Choose({ plan, state }: { plan: Plan; state: PricingState }): ReactNode {
  const { t } = useTranslation("pricing");
  const href = useHref();
  const { query, quote, hrefWith } = state;
  const isTooSmall = plan.maxUsers !== null && query.users > plan.maxUsers;
  if (plan.id === "custom") {
    return (
      <ButtonLink
        look="outline"
        className="w-full"
        href={href("contact", contactSuffix("event", { ...quote, plan: plan.id }))}
      >
        {t("quote.sales")}
      </ButtonLink>
    );
  }
  if (isTooSmall) {
    return (
      <p className="flex min-h-11 items-center text-sm font-semibold text-soft">
        {t("card.tooSmall", { count: plan.maxUsers ?? 0 })}
      </p>
    );
  }
  // A plan without the device cannot be chosen together with it.
  const device = plan.id === "pro-plus" ? query.device : undefined;
  return (
    <ButtonLink
      look={quote.plan === plan.id ? "dark" : "outline"}
      className="w-full"
      href={`${hrefWith({ plan: plan.id, device })}#quote`}
    >
      {t("card.choose", { name: plan.name })}
    </ButtonLink>
  );
}

function FeatureLists({ plan }: { plan: Plan }): ReactNode {
  const { t } = useTranslation("pricing");
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { included, excluded } = PLAN_FEATURES[plan.id];
  const hasMore = included.length > FIRST_FEATURES.included || excluded.length > FIRST_FEATURES.excluded;
  const shown = (index: number, kind: "included" | "excluded") =>
    isOpen || index < FIRST_FEATURES[kind] ? "flex" : "hidden noscript:flex";
  return (
    <div className="mt-6 border-t border-line pt-5">
      <div id={id} className="grid gap-5">
        <div>
          <h4 className="text-sm font-semibold text-soft">{t("card.included")}</h4>
          <ul className="mt-3 grid gap-2.5">
            {included.map((feature, index) => (
              <li key={feature} className={`${shown(index, "included")} gap-2.5`}>
                <CheckIcon className="mt-0.5 size-5 shrink-0" />
                <span>{t(`features.${feature}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h4 className="text-sm font-semibold text-soft">{t("card.excluded")}</h4>
          <ul className="mt-3 grid gap-2.5">
            {excluded.map((feature, index) => (
              <li key={feature} className={`${shown(index, "excluded")} gap-2.5 text-soft`}>
                <CrossIcon className="mt-0.5 size-5 shrink-0" />
                <span>
                  {t(`features.${feature}`)}
                  {feature === "centre" ? <small className="block text-sm">{t("features.centreNote")}</small> : null}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {hasMore ? (
        <button
          type="button"
          className={buttonClass("quiet", "md", "mt-2 noscript:hidden")}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t(isOpen ? "card.lessOf" : "card.moreOf", { name: plan.name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? "card.less" : "card.more")}
        </button>
      ) : null}
    </div>
  );
}
