import "../../lib/zod-setup.ts";
import type { z } from "zod";
import type { LeadDraft } from "#server/contract/leads.ts";
import { leadRequest } from "#server/contract/leads.ts";
import type { ContactValues } from "./draft.ts";

/** Why a field was refused; the words stand in `contact.errors`. */
export type FieldReason = "required" | "email" | "phone" | "users" | "tooLong" | "other";

/** Checks the form as the server will; empty when nothing is wrong. Loaded at the first keystroke, because zod is large. */
export function checkContact(
  lead: LeadDraft,
  values: ContactValues,
): Partial<Record<keyof ContactValues, FieldReason>> {
  const parsed = leadRequest.safeParse(lead);
  const errors: Partial<Record<keyof ContactValues, FieldReason>> = {};
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const field = issue.path[0] as keyof ContactValues;
    errors[field] ??= reason(field, issue, values);
  }
  return errors;
}

function reason(field: keyof ContactValues, issue: z.core.$ZodIssue, values: ContactValues): FieldReason {
  if (values[field]?.trim() === "" || (issue.code === "custom" && issue.message === "required")) return "required";
  if (field === "users") return "users";
  if (issue.code === "too_big") return "tooLong";
  if (field === "email") return "email";
  return field === "phone" ? "phone" : "other";
}
