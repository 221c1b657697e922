import { useStore } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AuthError } from "../../lib/auth-api.ts";
import { useHref, usePage } from "../../lib/page.ts";
import { notifySession } from "../../lib/session-toasts.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../../ui/form-failure.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { LoginValues } from "./schema.ts";
import { useAuthForm } from "./use-auth-form.ts";

/** Sign-in with e-mail and password. `search` is kept on the way to the other forms. */
export function LoginForm(props: {
  email: string | undefined;
  search: URLSearchParams;
  onDone: () => void;
}): ReactNode {
  const { t } = useTranslation("auth");
  const href = useHref();
  const store = useStore();
  const { data, i18n } = usePage();
  const { loginMode } = data.config;
  const { form, submit, isSending, failure, turnTo } = useAuthForm<LoginValues>({
    resolver: ({ loginResolver }) => loginResolver,
    known: { email: props.email },
    fallback: t("login.failed"),
    send: async (values) => {
      notifySession(i18n, "signingIn");
      try {
        const { loginAtom } = await import("../../lib/session.ts");
        await store.set(loginAtom, values, { locale: data.locale, loginMode });
      } catch (error) {
        notifySession(i18n, "loginFailed", error instanceof AuthError ? error.sentence : null);
        throw error;
      }
      notifySession(i18n, "signedIn");
      props.onDone();
    },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      method="post"
      aria-label={t("login.title")}
      className="grid gap-5"
      onSubmit={submit}
      onFocusCapture={turnTo}
    >
      {loginMode === "placeholder" ? <p className="rounded-lg bg-sunk px-4 py-3">{t("login.placeholder")}</p> : null}
      <TextField
        label={t("email")}
        error={errors.email === undefined ? undefined : t("errors.email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        {...form.register("email")}
      />
      <PasswordField
        label={t("password")}
        error={errors.password === undefined ? undefined : t("errors.password")}
        autoComplete="current-password"
        required
        showLabel={t("show")}
        hideLabel={t("hide")}
        {...form.register("password")}
      />
      <FormFailure message={failure} />
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {isSending ? t("login.sending") : t("login.submit")}
      </Button>
      <Link
        className="justify-self-start underline underline-offset-4"
        to={href("auth", withMode(props.search, "forgot"))}
      >
        {t("login.forgot")}
      </Link>
    </form>
  );
}

/** The same query with another form. */
export function withMode(search: URLSearchParams, mode: "login" | "register" | "forgot"): string {
  const next = new URLSearchParams(search);
  next.set("mode", mode);
  return `?${next}`;
}
