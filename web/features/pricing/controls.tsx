import type { FormEvent, ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { MAX_QUOTE_USERS } from "#server/contract/quote.ts";
import { formatNumber } from "../../lib/format.ts";
import { usePage } from "../../lib/page.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { PricingState } from "./use-pricing-state.ts";

/** Number of users, billing, device case and VAT. Without a script it is an ordinary form that loads the page again. */
export function PricingControls({ state }: { state: PricingState }): ReactNode {
  const { t } = useTranslation("pricing");
  const { pathname } = useLocation();
  const { query, quote, change } = state;
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <form method="get" action={pathname} onSubmit={submit} className="grid gap-6 sm:grid-cols-2">
      <UsersField users={query.users} onChange={(users) => change({ users })} />
      <Segmented
        name="billing"
        legend={t("controls.billing")}
        value={query.billing}
        options={[
          { value: "monthly", label: t("controls.monthly") },
          { value: "annual", label: t("controls.annual"), note: t("controls.annualNote") },
        ]}
        onChange={(billing) => change({ billing })}
      />
      <Segmented
        name="device"
        legend={t("controls.case")}
        value={String(quote.device) as "true" | "false"}
        options={[
          { value: "true", label: t("controls.withCase") },
          { value: "false", label: t("controls.withoutCase") },
        ]}
        onChange={(value) => change({ device: value === "true" })}
        describedBy="case-hint"
      />
      <Segmented
        name="vat"
        legend={t("controls.vat")}
        value={String(query.vat) as "true" | "false"}
        options={[
          { value: "false", label: t("controls.withoutVat") },
          { value: "true", label: t("controls.withVat") },
        ]}
        onChange={(value) => change({ vat: value === "true" })}
      />
      <p id="case-hint" className="field-hint mt-0 sm:col-span-2">
        {t("controls.caseHint")}
      </p>
      {query.plan === undefined ? null : <input type="hidden" name="plan" value={query.plan} />}
      <button type="submit" className={buttonClass("dark", "md", "hidden noscript:inline-flex sm:col-span-2")}>
        {t("controls.update")}
      </button>
    </form>
  );
}

/** The number as typed is kept here until it is a number that can be quoted; only then it goes into the address. */
function UsersField(props: { users: number; onChange: (users: number) => void }): ReactNode {
  const { users, onChange } = props;
  const { t } = useTranslation("pricing");
  const { locale } = usePage().data;
  const [text, setText] = useState(String(users));
  useEffect(() => setText((typed) => (Number(typed) === users ? typed : String(users))), [users]);
  const isValid = isUsers(text);
  const type = (typed: string) => {
    setText(typed);
    if (isUsers(typed)) onChange(Number(typed));
  };
  return (
    <div>
      <label htmlFor="users" className="field-label">
        {t("controls.users")}
      </label>
      <div className="stepper">
        <button
          type="button"
          className="noscript:hidden"
          aria-label={t("controls.fewer")}
          disabled={users <= 1}
          onClick={() => type(String(users - 1))}
        >
          −
        </button>
        <input
          id="users"
          name="users"
          className="field-input"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_QUOTE_USERS}
          required
          autoComplete="off"
          value={text}
          aria-invalid={!isValid}
          aria-describedby={isValid ? undefined : "users-error"}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setText(String(users))}
        />
        <button
          type="button"
          className="noscript:hidden"
          aria-label={t("controls.more")}
          disabled={users >= MAX_QUOTE_USERS}
          onClick={() => type(String(users + 1))}
        >
          +
        </button>
      </div>
      <p id="users-error" className="field-error" role="alert" hidden={isValid}>
        {isValid ? "" : t("controls.usersError", { max: formatNumber(MAX_QUOTE_USERS, locale) })}
      </p>
    </div>
  );
}

function isUsers(text: string): boolean {
  return /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_QUOTE_USERS;
}
