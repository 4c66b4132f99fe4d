import { sql } from "drizzle-orm";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";
import type { Connected } from "../database/connect.ts";
import { inGroups } from "../database/in-groups.ts";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import { networksOf, networksOfSite } from "./client-address.ts";
import { fail } from "../failure.ts";
import { fingerprint } from "./fingerprint.ts";
import { byKey, groupedCounters, GroupedLimiter } from "./grouped-counters.ts";
import { rateLimits, writeIntervals, type RateLimitName } from "./rate-limits.ts";

/** Counts one try of `key` under the limit `name`. Fails with `too_many_requests` beyond it. */
export type Limiter = {
  (name: RateLimitName, key: string): Promise<void>;
  /** Fails if the limit is used up, without counting. */
  admit: (name: RateLimitName, key: string) => Promise<void>;
  /** Gives back a try that was honest, such as a sign-in with the right password. */
  refund: (name: RateLimitName, key: string) => Promise<void>;
};

/** For a counter that was deleted before its try was given back: the next try begins a window. */
const windowEnded = 0;

const isByAddress = (name: RateLimitName): boolean => name.endsWith("ByAddress");

/** Counts tries in the database, so that all processes share them. */
export function createLimiter({ db, pool }: Connected, intervals = writeIntervals): Limiter {
  const countTry = groupedCounters(db, intervals.tries);
  const limiterOf = (keyPrefix: string, points: number, seconds: number) =>
    new GroupedLimiter(
      {
        storeClient: pool,
        tableName: "rate_limit_counters",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: seconds,
        // A refused key costs no further query until the window ends.
        inMemoryBlockOnConsumed: points + 1,
      },
      countTry,
    );
  const limiters = new Map<RateLimitName, GroupedLimiter>();
  const sites = new Map<RateLimitName, GroupedLimiter>();
  for (const name of Object.keys(rateLimits) as RateLimitName[]) {
    const { points, seconds } = rateLimits[name];
    limiters.set(name, limiterOf(name, points, seconds));
    if (isByAddress(name)) {
      sites.set(name, limiterOf(`${name}48`, points * networksOfSite, seconds));
    }
  }
  /** The keys that a try counts for: for IPv6 the network and its site. */
  const countersOf = (name: RateLimitName, given: string) => {
    const [key, site] = isByAddress(name) ? networksOf(given) : [given];
    return [
      { limiter: limiters.get(name), key: fingerprint(key) },
      ...(site === undefined ? [] : [{ limiter: sites.get(name), key: fingerprint(site) }]),
    ];
  };
  const count = async (name: RateLimitName, given: string) => {
    try {
      for (const { limiter, key } of countersOf(name, given)) await limiter?.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfter = Math.ceil(error.msBeforeNext / 1000);
      fail("too_many_requests", { retryAfter, limited: { name, key: given } });
    }
  };
  const admit = async (name: RateLimitName, given: string) => {
    for (const { limiter, key } of countersOf(name, given)) {
      const counted = await limiter?.get(key);
      if (!counted || counted.consumedPoints < (limiter?.points ?? 0)) continue;
      fail("too_many_requests", {
        retryAfter: Math.ceil(counted.msBeforeNext / 1000),
        limited: { name, key: given },
      });
    }
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
  const refund = async (name: RateLimitName, given: string) => {
    const counted = countersOf(name, given);
    await Promise.all(counted.map(({ limiter, key }) => giveBack(limiter?.getKey(key) ?? "")));
  };
  return Object.assign(count, { admit, refund });
}
