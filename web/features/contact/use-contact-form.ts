import type { RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { ContactTopic } from "#server/contract/lead-kinds.ts";
import { IDEMPOTENCY_HEADER } from "#server/contract/lead-kinds.ts";
import type { LeadReceipt } from "#server/contract/leads.ts";
import { ApiError, callApi } from "../../lib/api.ts";
import { usePage } from "../../lib/page.ts";
import type { FieldReason } from "./check.ts";
import type { ContactValues } from "./draft.ts";
import { clearDraft, EMPTY_VALUES, readDraft, writeDraft } from "./draft.ts";
import { quoteInAddress, toLead } from "./lead.ts";

/** Why sending failed; the typed values are kept in every case. */
export type SendFailure = { kind: "network" | "server" } | { kind: "limit"; minutes: number };

/** Why fields were refused. */
export type FieldErrors = Partial<Record<keyof ContactValues, FieldReason>>;

export type ContactForm = {
  formRef: RefObject<HTMLFormElement | null>;
  /** What a field that appears begins with: what was typed into it before, or what the address brings. */
  initialValue: (name: keyof ContactValues) => string;
  onInput: () => void;
  submit: () => Promise<void>;
  errors: FieldErrors;
  isSending: boolean;
  failure: SendFailure | null;
  /** The receipt, once the request is stored, and the address we answer to. */
  sent: { receipt: LeadReceipt; email: string } | null;
  startAgain: () => void;
};

/**
 * State of the contact form. The fields are plain form fields, so that a form library stays out of the first load and
 * what was typed before the script arrived is not lost. Typed values outlive a failed network and a reload of the page
 * (session storage, written only after typing); sending the same values twice makes one request.
 */
export function useContactForm(topic: ContactTopic): ContactForm {
  const { locale } = usePage().data;
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  const formRef = useRef<HTMLFormElement>(null);
  const { typed, key } = useDraft(formRef, { ...EMPTY_VALUES, users: address.get("users") ?? "" });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [sent, setSent] = useState<ContactForm["sent"]>(null);
  const [isSending, setIsSending] = useState(false);

  const lead = () =>
    toLead({ values: typed.current, topic, lang: locale, page: pathname, pricing: quoteInAddress(address) });
  const check = async (): Promise<FieldErrors> => {
    const found = (await loadCheck())?.checkContact(lead(), typed.current) ?? {};
    setErrors(found);
    return found;
  };
  const send = async (): Promise<void> => {
    setFailure(null);
    key.current ??= crypto.randomUUID();
    writeDraft({ values: typed.current, key: key.current });
    // Topic and language are part of what is sent, so they are part of the key.
    const headers = { [IDEMPOTENCY_HEADER]: `${key.current}-${topic}-${locale}` };
    try {
      const receipt = await callApi<LeadReceipt>("/api/leads", { body: lead(), headers });
      setSent({ receipt, email: typed.current.email.trim() });
      clearDraft();
      key.current = null;
      typed.current = EMPTY_VALUES;
    } catch (error) {
      const refused = refusedFields(error);
      setErrors(refused);
      if (Object.keys(refused).length === 0) setFailure(toFailure(error));
    }
  };
  return {
    formRef,
    initialValue: (name) => typed.current[name],
    onInput: () => {
      typed.current = readForm(formRef.current, typed.current);
      key.current = null;
      writeDraft({ values: typed.current, key: null });
      if (hasSubmitted) void check();
      else void loadCheck();
    },
    submit: async () => {
      if (isSending) return;
      setIsSending(true);
      setHasSubmitted(true);
      typed.current = readForm(formRef.current, typed.current);
      const found = await check();
      if (Object.keys(found).length === 0) await send();
      else focusFirst(formRef.current, found);
      setIsSending(false);
    },
    errors,
    isSending,
    failure,
    sent,
    startAgain: () => {
      setHasSubmitted(false);
      setSent(null);
    },
  };
}

/** What is typed, and the key it was sent with, if it was; both restored after a reload. */
function useDraft(formRef: RefObject<HTMLFormElement | null>, initial: ContactValues) {
  const typed = useRef(initial);
  const key = useRef<string | null>(null);
  useEffect(() => {
    const draft = readDraft();
    if (draft === null) return;
    typed.current = { ...draft.values, users: draft.values.users || typed.current.users };
    key.current = draft.key;
    for (const [name, value] of Object.entries(typed.current)) {
      const field = fieldOf(formRef.current, name);
      // What was typed before the script arrived is newer than the draft.
      if (field !== null && field.value === "") field.value = value;
    }
    typed.current = readForm(formRef.current, typed.current);
  }, [formRef]);
  return { typed, key };
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

/** Values of the fields on screen; those of other topics keep what they had. */
function readForm(form: HTMLFormElement | null, before: ContactValues): ContactValues {
  const names = Object.keys(EMPTY_VALUES) as (keyof ContactValues)[];
  return Object.fromEntries(names.map((name) => [name, fieldOf(form, name)?.value ?? before[name]])) as ContactValues;
}

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const fields = [...(form?.elements ?? [])] as HTMLElement[];
  fields.find((field) => (field.getAttribute("name") ?? "") in errors)?.focus();
}

let loadingCheck: Promise<typeof import("./check.ts")> | undefined;

/** The checks, asked for once; null when they cannot be loaded: then the server's own check decides. */
async function loadCheck(): Promise<typeof import("./check.ts") | null> {
  loadingCheck ??= import("./check.ts");
  try {
    return await loadingCheck;
  } catch {
    loadingCheck = undefined;
    return null;
  }
}

/** The fields that a 400 of the server names. */
function refusedFields(error: unknown): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 400) return {};
  const names = error.fields.map(({ pointer }) => pointer.slice(1)).filter((name) => name in EMPTY_VALUES);
  return Object.fromEntries(names.map((name) => [name, "other" satisfies FieldReason]));
}

function toFailure(error: unknown): SendFailure {
  if (!(error instanceof ApiError)) return { kind: "network" };
  if (error.status !== 429) return { kind: "server" };
  return { kind: "limit", minutes: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)) };
}
