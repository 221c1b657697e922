import type { Logger } from "../lib/logger.ts";
import type { DueDelivery, Lead, LeadStore } from "./store.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits between attempts; after the last one the delivery counts as failed and people see it in the list. */
export const RETRY_AFTER_MS: readonly number[] = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];

/** Longest sleep between looks at the table, so that work left by another instance is found. */
const MAX_SLEEP_MS = MINUTE_MS;
/** Sends running at the same time. */
const BATCH = 5;

/** A way to hand a request to people. `send` rejects when the other side did not take it. */
export type LeadChannel = { name: string; send(lead: Lead): Promise<void> };

/** Sends what is pending, now and after every restart. */
export type LeadDelivery = {
  /** Names under which deliveries are stored with a new request. */
  channels: readonly string[];
  /** Looks for due work at once; never rejects and never waits. */
  wake(): void;
  /** Sends everything due and answers how many sends were tried. */
  runDue(): Promise<number>;
  /** Waits for running sends, starts no more. */
  stop(): Promise<void>;
};

/** Delivers stored requests by every configured channel, with the waits above between attempts. At least once each. */
export function createLeadDelivery(options: {
  store: LeadStore;
  channels: readonly LeadChannel[];
  logger: Logger;
  now: () => number;
}): LeadDelivery {
  const { store, logger, now } = options;
  const byName = new Map(options.channels.map((channel) => [channel.name, channel]));
  const channels = [...byName.keys()];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const send = async (delivery: DueDelivery): Promise<void> => {
    const { lead, channel, attempt } = delivery;
    try {
      await byName.get(channel)?.send(lead);
      await store.markSent(delivery);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const wait = RETRY_AFTER_MS[attempt - 1];
      await store.markFailed(delivery, reason, wait === undefined ? null : now() + wait);
      logger.warn({ leadId: lead.id, channel, attempt, isGivenUp: wait === undefined }, "request not delivered");
    }
  };
  const runDue = async (): Promise<number> => {
    let tried = 0;
    while (!isStopped) {
      const due = await store.claimDue({ channels, limit: BATCH });
      if (due.length === 0) break;
      await Promise.all(due.map(send));
      tried += due.length;
    }
    return tried;
  };
  const look = async (): Promise<void> => {
    try {
      await runDue();
      const next = await store.nextDueAt(channels);
      schedule(next === null ? MAX_SLEEP_MS : Math.min(MAX_SLEEP_MS, Math.max(SECOND_MS, next - now())));
    } catch (error) {
      logger.error({ err: error }, "deliveries could not be read");
      schedule(MAX_SLEEP_MS);
    }
  };
  const wake = (): void => {
    if (channels.length === 0) return;
    clearTimeout(timer);
    running = running.then(look);
  };
  const schedule = (waitMs: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(wake, waitMs).unref();
  };
  return {
    channels,
    wake,
    runDue,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
