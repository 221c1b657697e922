import type { RateLimit, RateLimiter } from "./lib/rate-limit.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often one address may do what. An office shares one address, so the limits stop floods, not teams. */
export const RATE_LIMITS = {
  chat: { max: 120, windowSeconds: MINUTE },
  feedback: { max: 30, windowSeconds: MINUTE },
  search: { max: 120, windowSeconds: MINUTE },
  leads: { max: 20, windowSeconds: HOUR },
  auth: { max: 20, windowSeconds: 10 * MINUTE },
  /** Per e-mail address, whoever asks: guessing a password from many addresses, filling a mailbox. */
  authEmail: { max: 10, windowSeconds: 15 * MINUTE },
  authForgot: { max: 5, windowSeconds: HOUR },
  /** Inside the auth service, for callers that do not come through this site. */
  authService: { max: 30, windowSeconds: 15 * MINUTE },
  /** Per account: invitations are mails to strangers. */
  invitations: { max: 20, windowSeconds: HOUR },
  checkout: { max: 20, windowSeconds: 10 * MINUTE },
  events: { max: 120, windowSeconds: MINUTE },
} as const satisfies Record<string, RateLimit>;

/** Limits of this site, as routes receive them. */
export type SiteRateLimiter = RateLimiter<keyof typeof RATE_LIMITS>;
