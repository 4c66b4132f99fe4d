import { sql } from "drizzle-orm";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";
import type { Connected } from "../database/connect.ts";
import { inGroups } from "../database/in-groups.ts";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import { networkOf } from "./client-address.ts";
import { fail } from "./failure.ts";
import { fingerprint } from "./fingerprint.ts";
import { byKey, groupedCounters, GroupedLimiter } from "./grouped-counters.ts";
import { rateLimits, writeIntervals, type RateLimitName } from "./rate-limits.ts";

/** Counts one try of `key` under the limit `name`; fails with `too_many_requests` beyond it. */
export type Limiter = {
  (name: RateLimitName, key: string): Promise<void>;
  /** Fails where what was counted has used the limit up; counts nothing itself. */
  admit: (name: RateLimitName, key: string) => Promise<void>;
  /** Gives back a try that proved honest, such as a sign-in with the right password. */
  refund: (name: RateLimitName, key: string) => Promise<void>;
};

/** Of a counter that has been forgotten before its try was given back: its next try begins a window. */
const windowEnded = 0;

/** Counts tries in the database, so that every process sees them. */
export function createLimiter({ db, pool }: Connected, intervals = writeIntervals): Limiter {
  const limiters = new Map<RateLimitName, GroupedLimiter>();
  const countTry = groupedCounters(db, intervals.tries);
  for (const name of Object.keys(rateLimits) as RateLimitName[]) {
    const { points, seconds } = rateLimits[name];
    limiters.set(
      name,
      new GroupedLimiter(
        {
          storeClient: pool,
          tableName: "rate_limit_counters",
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: name,
          points,
          duration: seconds,
          // Whoever has been refused costs no further query until the window ends.
          inMemoryBlockOnConsumed: points + 1,
        },
        countTry,
      ),
    );
  }
  const count = async (name: RateLimitName, key: string) => {
    try {
      await limiters.get(name)?.consume(keyOf(name, key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfter = Math.ceil(error.msBeforeNext / 1000);
      fail("too_many_requests", { retryAfter, limited: { name, key } });
    }
  };
  const admit = async (name: RateLimitName, key: string) => {
    const counted = await limiters.get(name)?.get(keyOf(name, key));
    if (!counted || counted.consumedPoints < rateLimits[name].points) return;
    fail("too_many_requests", {
      retryAfter: Math.ceil(counted.msBeforeNext / 1000),
      limited: { name, key },
    });
  };
  const giveBack = inGroups<string>(intervals.successes, async (keys) => {
    await db
      .insert(rateLimitCounters)
      .values(byKey(keys.map((key) => ({ key, points: -1, expire: windowEnded }))))
      .onConflictDoUpdate({
        target: rateLimitCounters.key,
        set: { points: sql`${rateLimitCounters.points} + excluded.points` },
      });
  });
  const refund = (name: RateLimitName, key: string) =>
    giveBack(limiters.get(name)?.getKey(keyOf(name, key)) ?? "");
  return Object.assign(count, { admit, refund });
}

/** What is counted by address is counted by network. */
const keyOf = (name: RateLimitName, key: string): string =>
  fingerprint(name.endsWith("ByAddress") ? networkOf(key) : key);
