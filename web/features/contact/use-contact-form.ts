import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router-dom";
import type { ContactTopic } from "#server/contract/lead-kinds.ts";
import { IDEMPOTENCY_HEADER } from "#server/contract/lead-kinds.ts";
import type { LeadReceipt } from "#server/contract/leads.ts";
import { ApiError, callApi } from "../../lib/api.ts";
import { usePage } from "../../lib/page.ts";
import type { ContactValues } from "./draft.ts";
import { clearDraft, EMPTY_VALUES, readDraft, writeDraft } from "./draft.ts";
import { quoteInAddress, toLead } from "./lead.ts";

/** Why sending failed; the typed values are kept in every case. */
export type SendFailure = { kind: "network" | "server" } | { kind: "limit"; minutes: number };

export type ContactForm = {
  form: UseFormReturn<ContactValues>;
  submit: () => void;
  isSending: boolean;
  failure: SendFailure | null;
  /** The receipt, once the request is stored, and the address we answer to. */
  sent: { receipt: LeadReceipt; email: string } | null;
  startAgain: () => void;
};

/**
 * State of the contact form. Typed values outlive a failed network and a reload of the page (session storage, written
 * only after typing); sending the same values twice makes one request.
 */
export function useContactForm(topic: ContactTopic): ContactForm {
  const { locale } = usePage().data;
  const { pathname, search } = useLocation();
  const pricing = quoteInAddress(new URLSearchParams(search));
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [sent, setSent] = useState<ContactForm["sent"]>(null);
  const [isSending, setIsSending] = useState(false);
  const lead = (values: ContactValues) => toLead({ values, topic, lang: locale, page: pathname, pricing });
  const form = useForm<ContactValues>({
    defaultValues: { ...EMPTY_VALUES, users: new URLSearchParams(search).get("users") ?? "" },
    resolver: async (values) => {
      const errors = (await loadCheck())?.checkContact(lead(values), values) ?? {};
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const key = useDraft(form);

  const post = async (values: ContactValues): Promise<LeadReceipt> => {
    key.current ??= crypto.randomUUID();
    writeDraft({ values, key: key.current });
    // Topic and language are part of what is sent, so they are part of the key.
    const headers = { [IDEMPOTENCY_HEADER]: `${key.current}-${topic}-${locale}` };
    return callApi<LeadReceipt>("/api/leads", { body: lead(values), headers });
  };
  const send = form.handleSubmit(async (values) => {
    setIsSending(true);
    setFailure(null);
    try {
      const receipt = await post(values);
      clearDraft();
      key.current = null;
      setSent({ receipt, email: values.email.trim() });
    } catch (error) {
      if (!showRefusedFields(form, error)) setFailure(toFailure(error));
    } finally {
      setIsSending(false);
    }
  });
  return {
    form,
    submit: () => void send(),
    isSending,
    failure,
    sent,
    startAgain: () => {
      form.reset(EMPTY_VALUES);
      setSent(null);
    },
  };
}

/** Restores what was typed before a reload and keeps it while typing; the key lives as long as the values it was sent with. */
function useDraft(form: UseFormReturn<ContactValues>): { current: string | null } {
  const key = useRef<string | null>(null);
  useEffect(() => {
    const draft = readDraft();
    if (draft !== null) {
      for (const [name, value] of Object.entries(draft.values)) {
        if (value !== "") form.setValue(name as keyof ContactValues, value);
      }
      key.current = draft.key;
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type !== "change") return;
        void loadCheck();
        key.current = null;
        writeDraft({ values, key: null });
      },
    });
  }, [form]);
  return key;
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

/** Marks the fields a 400 names; false when the answer names none of ours. */
function showRefusedFields(form: UseFormReturn<ContactValues>, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 400) return false;
  const names = error.fields.map(({ pointer }) => pointer.slice(1)).filter((name) => name in EMPTY_VALUES);
  for (const name of names) form.setError(name as keyof ContactValues, { type: "other" });
  return names.length > 0;
}

function toFailure(error: unknown): SendFailure {
  if (!(error instanceof ApiError)) return { kind: "network" };
  if (error.status !== 429) return { kind: "server" };
  return { kind: "limit", minutes: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60)) };
}
