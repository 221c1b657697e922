import type { Database } from "../db/schema.ts";
import type { Logger } from "../lib/logger.ts";
import type { Ledger, PaymentEvent } from "./ledger.ts";
import { createLedger } from "./ledger.ts";
import type { PaymentProvider } from "./provider.ts";
import { createSandboxProvider } from "./sandbox.ts";
import type { CheckoutStore } from "./store.ts";
import { createCheckoutStore } from "./store.ts";
import type { StripeProvider } from "./stripe.ts";

/** Everything about being paid: where, what for, and what came of it. */
export type Payments = {
  provider: PaymentProvider;
  /** Set when Stripe is; its reports come in by webhook. */
  stripe: StripeProvider | null;
  checkouts: CheckoutStore;
  /** Books an event and ends at the provider what it has replaced. See `Ledger.record`. */
  record: Ledger["record"];
};

/** @param options.stripe null makes the built-in test page collect the payments */
export function createPayments(options: {
  db: Database;
  stripe: StripeProvider | null;
  now: () => number;
  logger: Logger;
}): Payments {
  const { db, stripe, now, logger } = options;
  const provider = stripe ?? createSandboxProvider();
  const ledger = createLedger({ db, now });
  return {
    provider,
    stripe,
    checkouts: createCheckoutStore({ db, now }),
    record: async (event: PaymentEvent, eventId?: string) => {
      const recorded = await ledger.record(event, eventId);
      if (recorded.replacedRef !== undefined) {
        try {
          await provider.endSubscription(recorded.replacedRef);
        } catch (error) {
          // The payment is booked all the same; a person has to end the old subscription.
          logger.error(
            { err: error, subscription: recorded.replacedRef },
            "a replaced subscription could not be ended",
          );
        }
      }
      return recorded;
    },
  };
}
