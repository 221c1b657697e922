import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { MIN_PASSWORD_CHARS } from "#server/contract/auth-limits.ts";
import { callAuth } from "../../lib/auth-api.ts";
import { useHref, usePage } from "../../lib/page.ts";
import { passwordStrength } from "../../lib/password-strength.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FormFailure } from "../../ui/form-failure.tsx";
import { PasswordField, StrengthHint } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { withMode } from "./login-form.tsx";
import type { ForgotValues, ResetValues } from "./schema.ts";
import { useAuthForm } from "./use-auth-form.ts";

/** Asks for a link to choose a new password. The answer is the same whether the address is known or not. */
export function ForgotForm(props: { email: string | undefined; search: URLSearchParams }): ReactNode {
  const { t } = useTranslation("auth");
  const href = useHref();
  const { locale } = usePage().data;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, submit, isSending, failure, turnTo } = useAuthForm<ForgotValues>({
    resolver: ({ forgotResolver }) => forgotResolver,
    known: { email: props.email },
    fallback: t("errors.failed"),
    send: async ({ email }) => {
      await callAuth("/auth/forgot-password", { locale, body: { email, lang: locale } });
      setSentTo(email);
    },
  });
  const back = (
    <ButtonLink look="quiet" className="justify-self-start" href={href("auth", withMode(props.search, "login"))}>
      {t("forgot.back")}
    </ButtonLink>
  );
  if (sentTo !== null) {
    return (
      <Done title={t("forgot.sentTitle")} text={t("forgot.sentText", { email: sentTo })}>
        {back}
      </Done>
    );
  }
  const { errors } = form.formState;
  return (
    <form
      noValidate
      method="post"
      aria-label={t("forgot.title")}
      className="grid gap-5"
      onSubmit={submit}
      onFocusCapture={turnTo}
    >
      <TextField
        label={t("email")}
        error={errors.email === undefined ? undefined : t("errors.email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        {...form.register("email")}
      />
      <FormFailure message={failure} />
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {isSending ? t("forgot.sending") : t("forgot.submit")}
      </Button>
      {back}
    </form>
  );
}

/** Chooses a new password with the token of a mailed link; null when the link has none. */
export function ResetForm({ token }: { token: string | null }): ReactNode {
  const { t } = useTranslation(["auth", "registration"]);
  const href = useHref();
  const { locale } = usePage().data;
  const [isDone, setIsDone] = useState(false);
  const { form, submit, isSending, failure, turnTo } = useAuthForm<ResetValues>({
    resolver: ({ resetResolver }) => resetResolver,
    known: {},
    fallback: t("errors.failed"),
    send: async ({ password }) => {
      await callAuth("/auth/reset-password", { locale, body: { token, password } });
      setIsDone(true);
    },
  });
  const password = useWatch({ control: form.control, name: "password" }) ?? "";
  const again = (
    <ButtonLink look="outline" className="justify-self-start" href={href("auth", "?mode=forgot")}>
      {t("reset.again")}
    </ButtonLink>
  );
  if (isDone) {
    return (
      <Done title={t("reset.doneTitle")} text={t("reset.doneText")}>
        <ButtonLink size="lg" href={href("auth", "?mode=login")}>
          {t("reset.login")}
        </ButtonLink>
      </Done>
    );
  }
  if (token === null) {
    return (
      <div className="grid gap-5">
        <p>{t("reset.missing")}</p>
        {again}
      </div>
    );
  }
  const { errors } = form.formState;
  const sentence = (reason: string | undefined) =>
    reason === undefined
      ? undefined
      : t(`registration:errors.${reason as "confirm"}`, { minChars: MIN_PASSWORD_CHARS });
  const toggle = { showLabel: t("show"), hideLabel: t("hide") };
  return (
    <form
      noValidate
      method="post"
      aria-label={t("reset.title")}
      className="grid gap-5"
      onSubmit={submit}
      onFocusCapture={turnTo}
    >
      <PasswordField
        label={t("registration:fields.password")}
        error={sentence(errors.password?.message)}
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
        autoComplete="new-password"
        required
        {...toggle}
        {...form.register("password")}
      />
      <PasswordField
        label={t("registration:fields.confirm")}
        error={sentence(errors.confirm?.message)}
        autoComplete="new-password"
        required
        {...toggle}
        {...form.register("confirm")}
      />
      <FormFailure message={failure}>{again}</FormFailure>
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {isSending ? t("reset.sending") : t("reset.submit")}
      </Button>
    </form>
  );
}

/** What takes a form's place once it has done its work. The heading takes the focus, because the form is gone. */
function Done(props: { title: string; text: string; children: ReactNode }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {props.title}
      </h2>
      <p className="wrap-anywhere">{props.text}</p>
      {props.children}
    </div>
  );
}
