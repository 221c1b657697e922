import type { FormEvent, ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { Locale } from "#locales/index.ts";
import { LOCALES } from "#locales/index.ts";
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from "#server/contract/auth-limits.ts";
import { AuthError, callAuth } from "../../lib/auth-api.ts";
import type { LanguageState } from "../../lib/language.ts";
import { LANGUAGE_NAMES, pathInLanguage, rememberLanguage } from "../../lib/language.ts";
import { usePage } from "../../lib/page.ts";
import { passwordStrength } from "../../lib/password-strength.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../../ui/form-failure.tsx";
import { PasswordField, StrengthHint } from "../../ui/password-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Card } from "./parts.tsx";
import { ProfileForm } from "./profile-form.tsx";
import type { AccountState } from "./use-account.ts";

/** Name, telephone, password and language. */
export function SettingsCard(props: Extract<AccountState, { kind: "ready" }>): ReactNode {
  const { t } = useTranslation("dashboard");
  return (
    <Card title={t("settings.title")}>
      <div className="mt-6 grid gap-10 lg:grid-cols-2">
        <ProfileForm {...props} />
        <PasswordForm />
        <LanguageChoice />
      </div>
    </Card>
  );
}

/** The language of the site, remembered as in the header's menu. */
export function LanguageChoice(): ReactNode {
  const { t } = useTranslation("dashboard");
  const { locale } = usePage().data;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const choose = (chosen: Locale) => {
    rememberLanguage(chosen);
    const state: LanguageState = { lang: chosen };
    void navigate(pathInLanguage(pathname, chosen), { state });
  };
  return (
    <Segmented
      name="language"
      legend={t("settings.language")}
      value={locale}
      options={LOCALES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code].name }))}
      onChange={choose}
    />
  );
}

function PasswordForm(): ReactNode {
  const { t } = useTranslation(["dashboard", "registration"]);
  const { locale } = usePage().data;
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [reason, setReason] = useState<"current" | "passwordShort" | null>(null);
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const wrong = current === "" ? "current" : password.length < MIN_PASSWORD_CHARS ? "passwordShort" : null;
    setReason(wrong);
    setFailure(null);
    if (wrong !== null) return;
    setState("saving");
    try {
      await callAuth("/auth/change-password", { locale, body: { currentPassword: current, password } });
      setCurrent("");
      setPassword("");
      setState("saved");
    } catch (error) {
      setState("idle");
      setFailure((error instanceof AuthError ? error.sentence : null) ?? t("settings.failed"));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state !== "saving") void save();
  };
  const sentence = (key: "current" | "passwordShort") =>
    reason === key ? t(`registration:errors.${key}`, { minChars: MIN_PASSWORD_CHARS }) : undefined;
  const toggle = { showLabel: t("show"), hideLabel: t("hide"), maxLength: MAX_PASSWORD_CHARS, required: true };
  return (
    <form noValidate className="grid content-start gap-4" onSubmit={submit} aria-label={t("settings.password")}>
      <h3 className="font-semibold">{t("settings.password")}</h3>
      <PasswordField
        label={t("registration:fields.current")}
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        error={sentence("current")}
        {...toggle}
      />
      <PasswordField
        label={t("registration:fields.password")}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={sentence("passwordShort")}
        hint={
          <>
            {t("registration:passwordHint", { minChars: MIN_PASSWORD_CHARS })}
            {password === "" ? null : (
              <StrengthHint
                strength={passwordStrength(password)}
                label={t(`registration:strength.${passwordStrength(password)}`)}
              />
            )}
          </>
        }
        {...toggle}
      />
      <FormFailure message={failure} />
      <p role="status" className="font-semibold empty:hidden">
        {state === "saved" ? t("settings.changed") : null}
      </p>
      <Button type="submit" look="dark" className="justify-self-start" aria-disabled={state === "saving"}>
        {t(state === "saving" ? "settings.saving" : "settings.change")}
      </Button>
    </form>
  );
}
