import "../../lib/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { RegisterRequest } from "#server/contract/auth.ts";
import {
  MAX_EMAIL_CHARS,
  MAX_NAME_CHARS,
  MAX_PASSWORD_CHARS,
  MIN_PASSWORD_CHARS,
} from "#server/contract/auth-limits.ts";
import { toE164 } from "../../lib/phone.ts";

/** Why a field was refused; the words stand in `registration.errors`. */
export type FieldReason =
  | "fullname"
  | "email"
  | "phoneMissing"
  | "phone"
  | "passwordShort"
  | "passwordLong"
  | "confirm"
  | "current";

const reason = (key: FieldReason) => ({ error: key });

/** A new password and its repetition. */
export const newPassword = {
  password: z.string().min(MIN_PASSWORD_CHARS, reason("passwordShort")).max(MAX_PASSWORD_CHARS, reason("passwordLong")),
  confirm: z.string(),
};

/** A full name as typed. */
export const fullname = z.string().trim().min(1, reason("fullname")).max(MAX_NAME_CHARS, reason("fullname"));
/** An e-mail address as typed. */
export const emailAddress = z
  .string()
  .trim()
  .max(MAX_EMAIL_CHARS, reason("email"))
  .pipe(z.email(reason("email")));

/** A number as typed, with its country; becomes E.164. */
export const phoneNumber = z
  .object({ country: z.string(), number: z.string().trim().min(1, reason("phoneMissing")) })
  .transform(({ country, number }, context) => {
    const phone = toE164(number, country);
    if (phone !== null) return phone.e164;
    context.addIssue({ code: "custom", path: ["number"], message: "phone" satisfies FieldReason });
    return z.NEVER;
  });

/** Refuses a repetition that differs, at the field of the repetition. */
export function isRepeated({ password, confirm }: { password: string; confirm: string }): boolean {
  return password === confirm;
}
/** Where and why a repetition is refused. */
export const REPEATED = { path: ["confirm"], error: "confirm" satisfies FieldReason };

/** The registration form: what is typed on the one side, what is sent on the other. */
export const registrationSchema = z
  .object({ fullname, email: emailAddress, phone: phoneNumber, ...newPassword })
  .refine(isRepeated, { ...REPEATED, when: () => true })
  .transform(
    ({ fullname, email, phone, password }): RegisterRequest => ({ fullname, email, fullPhone: phone, password }),
  );

/** The form's values as typed. */
export type RegistrationValues = z.input<typeof registrationSchema>;

/** The schema as the form library asks for it. */
export const registrationResolver = zodResolver(registrationSchema);
