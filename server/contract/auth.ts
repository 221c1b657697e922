import { z } from "zod";
import { LOCALES } from "#locales/index.ts";
import { MAX_EMAIL_CHARS, MAX_NAME_CHARS, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from "./auth-limits.ts";

const email = z.string().trim().max(MAX_EMAIL_CHARS).pipe(z.email());
const password = z.string().min(MIN_PASSWORD_CHARS).max(MAX_PASSWORD_CHARS);
const fullname = z.string().trim().min(1).max(MAX_NAME_CHARS);
/** E.164: a plus sign and up to 15 digits. */
const fullPhone = z.string().regex(/^\+[1-9]\d{6,14}$/);
const givenPassword = z.string().min(1).max(MAX_PASSWORD_CHARS);

/** Body of `POST /auth/register`. A role outside the allow-list counts as none. */
export const registerRequest = z.object({
  email,
  password,
  fullname,
  fullPhone,
  role: z.string().max(50).optional(),
});
export type RegisterRequest = z.infer<typeof registerRequest>;

/** Body of `POST /auth/login`. */
export const loginRequest = z.object({ email, password: givenPassword });
export type LoginRequest = z.infer<typeof loginRequest>;

/** Body of `POST /auth/forgot-password`; `lang` is the language of the mail. */
export const forgotPasswordRequest = z.object({ email, lang: z.enum(LOCALES).optional() });

/** Body of `POST /auth/reset-password`. */
export const resetPasswordRequest = z.object({ token: z.string().min(1).max(200), password });

/** Body of `POST /auth/social`. */
export const socialRequest = z.object({ provider: z.literal("google"), idToken: z.string().min(1).max(8_192) });

/** Body of `PATCH /auth/me`. */
export const profileRequest = z.object({ fullname: fullname.optional(), fullPhone: fullPhone.optional() });

/** Body of `POST /auth/change-password`. */
export const changePasswordRequest = z.object({ currentPassword: givenPassword, password });

/** A user as the auth service tells it. Unknown keys of a service of your own are dropped. */
export const authUser = z.object({
  id: z.union([z.string().min(1).max(100), z.number()]).transform(String),
  email: z.string().max(MAX_EMAIL_CHARS),
  name: z.string().max(200).nullish(),
  firstName: z.string().max(200).nullish(),
  lastName: z.string().max(200).nullish(),
  role: z.string().max(50).nullish(),
  phone: z.string().max(30).nullish(),
  createdAt: z.number().nullish(),
  subscription: z.object({ plan: z.string().max(50), status: z.string().max(50) }).nullish(),
});
export type AuthUser = z.infer<typeof authUser>;

/** Answer of register, login and social sign-in. */
export const authAnswer = z.object({ accessToken: z.string().min(1).max(8_192), user: authUser });
export type AuthAnswer = z.infer<typeof authAnswer>;
