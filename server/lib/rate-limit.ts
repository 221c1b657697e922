import type { MiddlewareHandler } from "hono";
import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { clientKey } from "./client-address.ts";
import { Problem } from "./problem.ts";

/** So many requests from one caller in so many seconds. */
export type RateLimit = { max: number; windowSeconds: number };

/** Counts callers against a table of named limits. */
export type RateLimiter<Name extends string = string> = {
  /** Counts each request against its caller's address; above the limit answers 429 with Retry-After. */
  perAddress(name: Name): MiddlewareHandler;
  /**
   * Counts one use of something other than an address, e.g. an account.
   * @throws {Problem} rate-limited, with the seconds to wait
   */
  consume(name: Name, key: string): Promise<void>;
};

/**
 * Limits counted in memory, or in Postgres when a pool is given, so that several instances count together. A database
 * that does not answer never refuses a visitor: counting goes on in memory until it is back.
 * @param options.isOn false lets everything pass (benchmarks and load tests)
 */
export function createRateLimiter<Name extends string>(options: {
  limits: Record<Name, RateLimit>;
  isOn: boolean;
  trustProxy: boolean;
  pool: pg.Pool | null;
}): RateLimiter<Name> {
  const { limits, isOn, trustProxy, pool } = options;
  const counters = new Map(
    (Object.entries(limits) as [Name, RateLimit][]).map(([name, limit]) => [
      name,
      createCounter({ name, limit, pool }),
    ]),
  );
  const consume = async (name: Name, key: string): Promise<void> => {
    if (!isOn) return;
    try {
      await counters.get(name)?.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      throw new Problem("rate-limited", `Too many requests; try again in ${retryAfterSeconds} s.`, {
        retryAfterSeconds,
      });
    }
  };
  return {
    consume,
    perAddress: (name) =>
      async function limitByAddress(c, next) {
        if (isOn) await consume(name, clientKey(c, trustProxy));
        await next();
      },
  };
}

function createCounter(options: { name: string; limit: RateLimit; pool: pg.Pool | null }) {
  const { name, limit, pool } = options;
  const common = { keyPrefix: name, points: limit.max, duration: limit.windowSeconds };
  const memory = new RateLimiterMemory(common);
  if (pool === null) return memory;
  return new RateLimiterPostgres({
    ...common,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: memory,
  });
}
