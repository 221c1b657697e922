import { z } from "zod";
import { LOCALES } from "#locales/index.ts";
import type { AuthUser } from "./auth.ts";
import type { Billing, PlanId } from "./quote.ts";

/** Largest body of any `/api/account` request. */
export const MAX_ACCOUNT_BODY_BYTES = 4 * 1024;

/** Steps of the getting-started list, in order. */
export const CHECKLIST_ITEMS = ["app", "contacts", "device", "first-alert", "colleagues"] as const;
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];

/** A subscription as the browser sees it. */
export type Subscription = {
  plan: PlanId;
  /** `none`: the trial is over and nothing was bought. */
  status: "trialing" | "active" | "past_due" | "canceled" | "none";
  users: number;
  billing: Billing | null;
  /** Whole days, counted up; null when this is no trial. */
  trialDaysLeft: number | null;
};

/** One line of the list of payments; money is integer cents, VAT included. */
export type PaymentView = {
  number: string;
  plan: PlanId;
  users: number;
  billing: Billing;
  totalCents: number;
  vatCents: number;
  currency: string;
  /** ISO time. */
  paidAt: string;
  /** Made on the built-in test page: no money moved. */
  isTest: boolean;
};

/** A colleague who was invited. */
export type InvitationView = { id: string; email: string; createdAt: string; isSent: boolean };

/** A conversation with the assistant, newest first. */
export type ConversationView = { id: string; lang: string; firstQuestion: string; updatedAt: string };

/** Answer of `GET /api/account`: everything the dashboard shows. */
export type AccountView = {
  user: AuthUser;
  subscription: Subscription;
  /** Most people the plan covers, the owner included; null without a fixed cap. */
  seatCap: number | null;
  invitations: InvitationView[];
  checklist: ChecklistItem[];
  payments: PaymentView[];
  conversations: ConversationView[];
};

/** Body of `POST /api/account/invitations`. */
export const invitationRequest = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  lang: z.enum(LOCALES),
});

/** Body of `PUT /api/account/checklist/:item`. */
export const checklistRequest = z.object({ done: z.boolean() });

/** Body of `DELETE /api/account`: the account's own e-mail address, typed by its owner. */
export const deleteAccountRequest = z.object({ confirm: z.string().trim().max(254) });
