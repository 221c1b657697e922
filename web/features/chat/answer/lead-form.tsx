import type { FormEvent, ReactNode } from "react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import type { FormData as FormPart } from "#server/contract/chat.ts";
import { IDEMPOTENCY_HEADER } from "#server/contract/lead-kinds.ts";
import type { LeadDraft, LeadReceipt } from "#server/contract/leads.ts";
import { useThread } from "../state.ts";
import { transcriptTurns } from "../transcript.ts";
import { currentLang } from "../transport.ts";
import { finishCard } from "./finished-cards.ts";

type Problem = "email" | "emailMissing" | "server" | "connection";

/**
 * Hands the conversation to a person, or leaves an address to be told an answer later. Nothing is promised before
 * there is an address; the request is stored first, and the reference proves it.
 */
export function LeadForm(props: { form: FormPart; cardId: string; done: string | undefined }): ReactNode {
  const { t } = useTranslation("chat");
  const { form, cardId, done } = props;
  const kind = form.form === "answer-later" ? "answer-later" : "handoff";
  const name = useId();
  const { pathname } = useLocation();
  const { id, messages } = useThread();
  // One key per form: sending it twice, or again after a lost answer, stays one request.
  const [key] = useState(() => `chat-${cardId}`.replace(/[^\w-]/g, "-").slice(0, 100));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setIsSending] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  if (done !== undefined) {
    return (
      <div role="status">
        <h3>{t(`lead.${kind}.doneTitle`)}</h3>
        <p>{t(`lead.${kind}.doneText`)}</p>
        <p className="chat-reference">
          {t("lead.reference")} <b>{done}</b>
        </p>
      </div>
    );
  }
  const fail = (what: Problem) => {
    setProblem(what);
    setIsSending(false);
    if (what === "email" || what === "emailMissing") email.current?.focus();
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    if (email.current?.validity.valid !== true) {
      fail(email.current?.validity.valueMissing === true ? "emailMissing" : "email");
      return;
    }
    const data = new FormData(event.currentTarget);
    const field = (key: string) => fieldText(data, key);
    const hasConsent = data.get("consent") === "on";
    const lead: LeadDraft = {
      kind,
      email: field("email"),
      lang: currentLang(),
      page: pathname,
      conversationId: id,
      ...(field("name") === "" ? {} : { name: field("name") }),
      ...(field("message") === "" ? {} : { message: field("message") }),
      ...(kind === "answer-later" ? { question: field("question") || form.prefill.question || "" } : {}),
      ...(hasConsent ? { consent: true, transcript: transcriptTurns(messages) } : {}),
    };
    setProblem(null);
    setIsSending(true);
    const outcome = await sendLead(lead, `${key}-${hash(JSON.stringify([lead.email, lead.message, hasConsent]))}`);
    if (outcome.kind === "stored") finishCard(cardId, outcome.receipt.reference);
    else fail(outcome.kind);
  };
  const isEmailWrong = problem === "email" || problem === "emailMissing";
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      <h3>{t(`lead.${kind}.title`)}</h3>
      <p className="chat-quiet">{t(`lead.${kind}.text`)}</p>
      {kind === "answer-later" ? (
        <p className="chat-form-field">
          <label className="field-label" htmlFor={`${name}-question`}>
            {t("lead.question")}
          </label>
          <textarea
            id={`${name}-question`}
            name="question"
            className="field-input"
            rows={2}
            defaultValue={form.prefill.question}
            maxLength={2000}
          />
        </p>
      ) : null}
      <p className="chat-form-field">
        <label className="field-label" htmlFor={`${name}-email`}>
          {t("lead.email")}
        </label>
        <input
          ref={email}
          id={`${name}-email`}
          name="email"
          type="email"
          required
          autoComplete="email"
          className="field-input"
          maxLength={254}
          defaultValue={form.prefill.email}
          aria-invalid={isEmailWrong}
          aria-describedby={isEmailWrong ? `${name}-error` : undefined}
        />
      </p>
      {isEmailWrong ? (
        <p id={`${name}-error`} className="field-error">
          {t(`lead.problem.${problem}`)}
        </p>
      ) : null}
      {kind === "handoff" ? (
        <>
          <p className="chat-form-field">
            <label className="field-label" htmlFor={`${name}-name`}>
              {t("lead.name")}
            </label>
            <input
              id={`${name}-name`}
              name="name"
              autoComplete="name"
              className="field-input"
              maxLength={120}
              defaultValue={form.prefill.fullname}
            />
          </p>
          <p className="chat-form-field">
            <label className="field-label" htmlFor={`${name}-message`}>
              {t("lead.message")}
            </label>
            <textarea
              id={`${name}-message`}
              name="message"
              className="field-input"
              rows={3}
              maxLength={5000}
              defaultValue={form.prefill.question}
            />
          </p>
        </>
      ) : null}
      <label className="chat-check">
        <input type="checkbox" name="consent" />
        <span>{t("lead.consent")}</span>
      </label>
      {problem === "server" || problem === "connection" ? (
        <p className="field-error" role="alert">
          {t(`lead.problem.${problem}`)}
        </p>
      ) : null}
      <button type="submit" className="btn btn-primary btn-md" disabled={isSending} aria-busy={isSending}>
        {t(`lead.${kind}.send`)}
      </button>
    </form>
  );
}

/** What stands in a text field of a form. */
function fieldText(data: FormData, key: string): string {
  const value = data.get(key);
  return typeof value === "string" ? value.trim() : "";
}

type Outcome = { kind: "stored"; receipt: LeadReceipt } | { kind: "email" | "server" | "connection" };

async function sendLead(lead: LeadDraft, key: string): Promise<Outcome> {
  const response = await fetch("/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json", [IDEMPOTENCY_HEADER]: key.slice(0, 100) },
    body: JSON.stringify(lead),
  }).catch(() => null);
  if (response === null) return { kind: "connection" };
  if (response.ok) return { kind: "stored", receipt: (await response.json()) as LeadReceipt };
  const body = (await response.json().catch(() => ({}))) as { errors?: { pointer: string }[] };
  return { kind: body.errors?.some(({ pointer }) => pointer.includes("email")) === true ? "email" : "server" };
}

/** Short fingerprint of what is sent: a changed form is another request, an unchanged one the same. */
function hash(text: string): string {
  let value = 5381;
  for (const char of text) value = ((value * 33) ^ (char.codePointAt(0) ?? 0)) >>> 0;
  return value.toString(36);
}
