import { useStore } from "jotai";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { RegisterRequest } from "#server/contract/auth.ts";
import { MIN_PASSWORD_CHARS } from "#server/contract/auth-limits.ts";
import { AuthError } from "../../lib/auth-api.ts";
import { useFormPrefill } from "../../lib/form-prefill.ts";
import { lazyResolver } from "../../lib/form-resolver.ts";
import { useHref, usePage } from "../../lib/page.ts";
import { passwordStrength } from "../../lib/password-strength.ts";
import { notifySession } from "../../lib/session-toasts.ts";
import type { User } from "../../lib/session-user.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../../ui/form-failure.tsx";
import { PasswordField, StrengthHint } from "../../ui/password-field.tsx";
import { PhoneField } from "../../ui/phone-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { loadSchema } from "./load-schema.ts";
import type { FieldReason, RegistrationValues } from "./schema.ts";

/** What is known of the person already. */
export type RegistrationPrefill = {
  email?: string | undefined;
  fullname?: string | undefined;
  phone?: string | undefined;
};

/** Country of the telephone number until something better is known. */
const COUNTRIES = { en: "GB", fr: "FR", es: "ES" } as const;

/** The registration form, the same on its page and inside the chat. What was typed survives every failure. */
export function RegistrationForm(props: { prefill: RegistrationPrefill; onDone: (user: User) => void }): ReactNode {
  const { t } = useTranslation("registration");
  const { form, submit, failure, isSending, isTurnedTo, turnTo } = useRegistration(props);
  const { locale } = usePage().data;
  const { errors, isSubmitted } = form.formState;
  const sentence = (reason: string | undefined) =>
    reason === undefined ? undefined : t(`errors.${reason as FieldReason}`, { minChars: MIN_PASSWORD_CHARS });
  const password = useWatch({ control: form.control, name: "password" }) ?? "";
  const country = useWatch({ control: form.control, name: "phone.country" });
  const toggle = { showLabel: t("show"), hideLabel: t("hide") };
  return (
    <form
      noValidate
      method="post"
      aria-label={t("title")}
      className="grid gap-5"
      onSubmit={submit}
      onFocusCapture={turnTo}
      onPointerEnter={turnTo}
    >
      {isSubmitted && errors.root === undefined && Object.keys(errors).length > 0 ? (
        <p role="alert" className="field-error">
          {t("errors.check")}
        </p>
      ) : null}
      <TextField
        label={t("fields.fullname")}
        error={sentence(errors.fullname?.message)}
        autoComplete="name"
        required
        {...form.register("fullname")}
      />
      <TextField
        label={t("fields.email")}
        error={sentence(errors.email?.message)}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...form.register("email")}
      />
      <PhoneField
        locale={locale}
        isWanted={isTurnedTo}
        label={t("fields.phone")}
        countryLabel={t("fields.country")}
        error={sentence(errors.phone?.number?.message)}
        country={country}
        countryInput={form.register("phone.country")}
        numberInput={{ required: true, ...form.register("phone.number") }}
      />
      <PasswordField
        label={t("fields.password")}
        error={sentence(errors.password?.message)}
        hint={
          <>
            {t("passwordHint", { minChars: MIN_PASSWORD_CHARS })}
            {password === "" ? null : (
              <StrengthHint strength={passwordStrength(password)} label={t(`strength.${passwordStrength(password)}`)} />
            )}
          </>
        }
        autoComplete="new-password"
        required
        {...toggle}
        {...form.register("password")}
      />
      <PasswordField
        label={t("fields.confirm")}
        error={sentence(errors.confirm?.message)}
        autoComplete="new-password"
        required
        {...toggle}
        {...form.register("confirm")}
      />
      <FormFailure message={errors.root === undefined ? failure : t("errors.network")} />
      <Terms />
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {isSending ? t("sending") : t("submit")}
      </Button>
    </form>
  );
}

function useRegistration({ prefill, onDone }: { prefill: RegistrationPrefill; onDone: (user: User) => void }) {
  const { t } = useTranslation("registration");
  const { data, i18n } = usePage();
  const { locale } = data;
  const store = useStore();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isTurnedTo, setIsTurnedTo] = useState(false);
  // No defaults for what is typed: what the browser filled in before the script ran stays.
  const form = useForm<RegistrationValues, unknown, RegisterRequest>({
    defaultValues: { phone: { country: COUNTRIES[locale] } },
    resolver: lazyResolver(async () => (await loadSchema()).registrationResolver),
  });
  useFormPrefill(form, { fullname: prefill.fullname, email: prefill.email, "phone.number": prefill.phone });
  useEffect(() => {
    if (!isTurnedTo) return;
    void loadSchema().catch(() => undefined);
    void adoptCountry();
    async function adoptCountry(): Promise<void> {
      const { browserCountry } = await import("../../lib/phone.ts");
      if (!form.getFieldState("phone.country").isDirty)
        form.resetField("phone.country", { defaultValue: browserCountry(locale, COUNTRIES[locale]) });
    }
  }, [isTurnedTo, form, locale]);

  const send = form.handleSubmit(async (registration) => {
    setFailure(null);
    notifySession(i18n, "registering");
    try {
      const { registerAtom } = await import("../../lib/session.ts");
      const user = await store.set(registerAtom, registration, { locale });
      notifySession(i18n, "registered");
      onDone(user);
    } catch (error) {
      const sentence = error instanceof AuthError ? error.sentence : null;
      notifySession(i18n, "registrationFailed", sentence);
      setFailure(sentence ?? t("errors.failed"));
    }
  });
  return {
    form,
    failure,
    isSending,
    isTurnedTo,
    turnTo: () => setIsTurnedTo(true),
    submit: (event: React.SyntheticEvent) => {
      event.preventDefault();
      if (isSending) return;
      setIsSending(true);
      void send(event).finally(() => setIsSending(false));
    },
  };
}

function Terms(): ReactNode {
  const { t } = useTranslation("registration");
  const href = useHref();
  return (
    <p className="text-sm text-soft">
      {t("terms.before")}{" "}
      <Link className="underline underline-offset-4" to={href("terms-of-service")}>
        {t("terms.terms")}
      </Link>{" "}
      {t("terms.and")}{" "}
      <Link className="underline underline-offset-4" to={href("privacy-policy")}>
        {t("terms.privacy")}
      </Link>
      .
    </p>
  );
}
