import "../../lib/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { MAX_EMAIL_CHARS, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from "#server/contract/auth-limits.ts";

const email = z
  .string()
  .trim()
  .max(MAX_EMAIL_CHARS, { error: "email" })
  .pipe(z.email({ error: "email" }));

const login = z.object({
  email,
  password: z.string().min(1, { error: "password" }).max(MAX_PASSWORD_CHARS, { error: "password" }),
});
const forgot = z.object({ email });
const reset = z
  .object({
    password: z
      .string()
      .min(MIN_PASSWORD_CHARS, { error: "passwordShort" })
      .max(MAX_PASSWORD_CHARS, { error: "passwordLong" }),
    confirm: z.string(),
  })
  .refine(({ password, confirm }) => password === confirm, { path: ["confirm"], error: "confirm", when: () => true });

/** Checks of the forms, as the form library asks for them. */
export const loginResolver = zodResolver(login);
export const forgotResolver = zodResolver(forgot);
export const resetResolver = zodResolver(reset);

/** Values as typed. */
export type LoginValues = z.input<typeof login>;
export type ForgotValues = z.input<typeof forgot>;
export type ResetValues = z.input<typeof reset>;
