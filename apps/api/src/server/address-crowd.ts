import { and, count, desc, eq, gt, lte, or, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { inGroups } from "../database/in-groups.ts";
import { prepared } from "../database/prepared.ts";
import { signInTries } from "../database/schema/sign-in-tries.ts";
import { networksOf, networksOfSite } from "./client-address.ts";
import { fail } from "../failure.ts";
import { fingerprint } from "./fingerprint.ts";
import { writeIntervals } from "./rate-limits.ts";

/**
 * Tells a crowd from a machine that guesses. A campus, a café or a mobile network shares one address, so the
 * number of tries says nothing. An address is refused only while at least a hundred accounts (or numbers,
 * before sign-in) failed there in the last 15 minutes, and more failed than succeeded.
 */
export type AddressCrowd = {
  /** Fails with `too_many_requests` while the address is refused. */
  readonly admit: (address: string) => Promise<void>;
  /** Like `admit`, without asking the database: for calls that waited for their hash. */
  readonly stillAdmit: (address: string) => void;
  readonly failed: (address: string, account: string) => Promise<void>;
  readonly succeeded: (address: string, account: string) => Promise<void>;
};

/** Each kind is counted by itself. */
type Tried = "signInByAddress" | "guessByAddress";

export const mostFailing = 100;
const minutes = 15;

/** The rule, given how many accounts failed and succeeded. Up to `most` may fail. */
export const isRefused = (failed: number, succeeded: number, most = mostFailing): boolean =>
  failed >= most && failed > succeeded;

/**
 * How long a process uses what it knows of an address before it asks again. Failures at other processes may
 * be seen that much later, which allows one more guess.
 */
const believed = 1_000;
/** About 1 MB of addresses. */
const mostBelieved = 10_000;

const ofAddress = and(
  eq(signInTries.address, sql.placeholder("address")),
  gt(signInTries.at, sql.placeholder("since")),
);

/** The time of the newest failure after skipping `others` of them; undefined if there are fewer. */
const lastButSome = prepared((db) =>
  db
    .select({ at: signInTries.at })
    .from(signInTries)
    .where(and(ofAddress, signInTries.failed))
    .orderBy(desc(signInTries.at))
    .offset(sql.placeholder("others"))
    .limit(1)
    .prepare("last_but_some_failed_sign_in"),
);

const tally = prepared((db) =>
  db
    .select({
      failed: count(sql`case when ${signInTries.failed} then 1 end`),
      succeeded: count(sql`case when not ${signInTries.failed} then 1 end`),
    })
    .from(signInTries)
    .where(ofAddress)
    .prepare("sign_in_tally"),
);

/** A network, and how many accounts may fail there. */
type Address = { readonly address: string; readonly most: number };

type Success = { readonly address: string; readonly account: string; readonly at: Date };

export function createAddressCrowd(
  db: Database,
  tried: Tried,
  { clock = () => new Date(), intervals = writeIntervals } = {},
): AddressCrowd {
  // When it was read, and until when the address is refused if nobody succeeds, in milliseconds.
  const known = new Map<string, { readonly learnt: number; readonly until: number }>();
  const recordSuccesses = inGroups<Success>(intervals.successes, async (group) => {
    // Unique and sorted rows, so that two processes do not deadlock.
    const rows = new Map(group.map((one) => [`${one.address} ${one.account}`, one]));
    const sorted = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
    await db
      .insert(signInTries)
      .values(sorted.map(([, one]) => ({ ...one, failed: false })))
      .onConflictDoUpdate({
        target: [signInTries.address, signInTries.account],
        set: { failed: false, at: sql`excluded.at` },
      });
  });
  // For IPv6 the network and its site, because whoever has the site can change the network.
  const addressesOf = (ip: string): Address[] =>
    networksOf(ip).map((network, at) => ({
      address: fingerprint(`${tried} ${network}`),
      most: at === 0 ? mostFailing : mostFailing * networksOfSite,
    }));
  const windowStart = () => new Date(clock().getTime() - minutes * 60_000);

  const learn = async ({ address, most }: Address): Promise<void> => {
    const asked = { address, since: windowStart() };
    const [last] = await lastButSome(db).execute({ ...asked, others: most - 1 });
    const [counts] = last ? await tally(db).execute(asked) : [];
    const refused = last && counts && isRefused(counts.failed, counts.succeeded, most);
    if (known.size >= mostBelieved) known.clear();
    const until = refused ? last.at.getTime() + minutes * 60_000 : 0;
    known.set(address, { learnt: clock().getTime(), until });
  };

  const believedOf = (address: string) => {
    const found = known.get(address);
    return found && clock().getTime() - found.learnt <= believed ? found : undefined;
  };

  const refuse = ({ address }: Address) => {
    const { until = 0 } = believedOf(address) ?? {};
    if (until === 0) return;
    const retryAfter = Math.max(1, Math.ceil((until - clock().getTime()) / 1000));
    fail("too_many_requests", { retryAfter, limited: { name: tried, key: address } });
  };

  const noteFailed = async (one: Address, name: string) => {
    const { address } = one;
    const row = { address, account: fingerprint(name), failed: true, at: clock() };
    await db
      .insert(signInTries)
      .values(row)
      .onConflictDoUpdate({
        target: [signInTries.address, signInTries.account],
        set: { failed: true, at: row.at },
        // Somebody who succeeded before mistypes and does not guess.
        setWhere: or(signInTries.failed, lte(signInTries.at, windowStart())),
      });
    await learn(one);
    // Others may fail at another process, so the next call asks the database.
    if (known.get(address)?.until === 0) known.delete(address);
  };

  return {
    async admit(ip) {
      for (const one of addressesOf(ip)) {
        if (!believedOf(one.address)) await learn(one);
        refuse(one);
      }
    },
    stillAdmit: (ip) => addressesOf(ip).forEach(refuse),
    async failed(ip, name) {
      for (const one of addressesOf(ip)) await noteFailed(one, name);
    },
    async succeeded(ip, name) {
      const [account, at] = [fingerprint(name), clock()];
      await Promise.all(
        addressesOf(ip).map(({ address }) => recordSuccesses({ address, account, at })),
      );
    },
  };
}

/** Deletes tries that no longer count. */
export const forgetOldTries = (db: Database) =>
  db.delete(signInTries).where(lte(signInTries.at, sql`now() - interval '1 day'`));
