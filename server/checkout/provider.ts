import type { CheckoutRow } from "../db/schema.ts";
import type { PaymentEvent } from "./ledger.ts";

/** What a customer sees of a checkout, in their language. */
export type CheckoutTexts = { subscription: string; device: string };

/** Addresses the customer comes back to. */
export type ReturnUrls = { success: string; cancel: string };

/** A way to be paid. The server decides amounts; the provider only collects them. */
export type PaymentProvider = {
  name: "sandbox" | "stripe";
  /** Opens a payment page; asking again for the same checkout opens no second one. */
  start(options: {
    checkout: CheckoutRow;
    texts: CheckoutTexts;
    urls: ReturnUrls;
    email: string;
  }): Promise<{ ref: string; url: string }>;
  /** What the provider knows about an open checkout when its own report has not come yet; null for nothing new. */
  lookUp(checkout: CheckoutRow): Promise<PaymentEvent | null>;
  /** Ends a subscription at the provider. */
  endSubscription(ref: string): Promise<void>;
};
