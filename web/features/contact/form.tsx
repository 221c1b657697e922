import type { FormEvent, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import type { ContactTopic } from "#server/contract/lead-kinds.ts";
import { useHref } from "../../lib/page.ts";
import { Button } from "../../ui/button.tsx";
import type { ContactValues } from "./draft.ts";
import { Field } from "./field.tsx";
import { quoteInAddress, TOPIC_FIELDS } from "./lead.ts";
import { Sent } from "./sent.tsx";
import type { SendFailure } from "./use-contact-form.ts";
import { useContactForm } from "./use-contact-form.ts";

/** The form of a topic, and the receipt once it is stored. */
export function ContactFormPanel({ topic }: { topic: ContactTopic }): ReactNode {
  const { t } = useTranslation("contact");
  const contact = useContactForm(topic);
  const { errors, failure, isSending } = contact;
  if (contact.sent !== null) return <Sent {...contact.sent} onAgain={contact.startAgain} />;
  const fields = TOPIC_FIELDS[topic];
  const field = (name: keyof ContactValues) => ({ name, initial: contact.initialValue(name), error: errors[name] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void contact.submit();
  };
  return (
    <form
      ref={contact.formRef}
      noValidate
      onSubmit={submit}
      onInput={contact.onInput}
      aria-label={t(`topics.${topic}`)}
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field {...field("name")} label={t("fields.name")} autoComplete="name" isRequired />
      <Field {...field("email")} label={t("fields.email")} type="email" autoComplete="email" isRequired />
      <Field {...field("company")} label={t("fields.company")} autoComplete="organization" />
      <Field {...field("phone")} label={t("fields.phone")} type="tel" autoComplete="tel" />
      {fields.users ? <Field {...field("users")} label={t("fields.users")} inputMode="numeric" /> : null}
      {fields.when === null ? null : <Field {...field("when")} label={t(`fields.${fields.when}`)} />}
      <Field {...field("message")} label={t("fields.message")} isRequired={fields.needsMessage} isLong />
      <AttachedQuote topic={topic} />
      <div className="grid gap-4 sm:col-span-2">
        {Object.keys(errors).length > 0 ? (
          <p className="field-error" role="alert">
            {t("errors.check")}
          </p>
        ) : null}
        <Failure failure={failure} />
        <Button type="submit" size="lg" className="w-full sm:w-auto sm:justify-self-start" aria-disabled={isSending}>
          {isSending ? t("sending") : t("send")}
        </Button>
        <Privacy />
      </div>
    </form>
  );
}

function Failure({ failure }: { failure: SendFailure | null }): ReactNode {
  const { t } = useTranslation("contact");
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure !== null) ref.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  if (failure === null) return null;
  return (
    <p ref={ref} role="alert" className="rounded-lg border-s-4 border-alert bg-alert-soft px-4 py-3">
      {failure.kind === "limit" ? t("failed.limit", { count: failure.minutes }) : t(`failed.${failure.kind}`)}
    </p>
  );
}

function AttachedQuote({ topic }: { topic: ContactTopic }): ReactNode {
  const { t } = useTranslation("contact");
  const href = useHref();
  const { search } = useLocation();
  const pricing = quoteInAddress(new URLSearchParams(search));
  if (pricing === null || topic === "support") return null;
  return (
    <p className="rounded-lg bg-sunk px-4 py-3 sm:col-span-2">
      {t("quote")}{" "}
      <Link className="font-semibold underline underline-offset-4" to={href("pricing", `?${pricing}`)}>
        {t("quoteLink")}
      </Link>
    </p>
  );
}

function Privacy(): ReactNode {
  const { t } = useTranslation("contact");
  const href = useHref();
  return (
    <p className="text-sm text-soft">
      {t("privacy")}{" "}
      <Link className="underline underline-offset-4" to={href("privacy-policy")}>
        {t("privacyLink")}
      </Link>
    </p>
  );
}
