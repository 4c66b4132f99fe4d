import { hash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { securityEvents } from "../database/schema/security-events.ts";
import { describeError, type Logger } from "../log.ts";
import { networksOf } from "../server/client-address.ts";
import type { Vault } from "./vault.ts";

/**
 * Something that was refused, to whom and from where; or something wrong with the server itself: a job that failed, a
 * clock that cannot be right, a record whose end was tampered with.
 */
export type SecurityEvent = {
  readonly kind:
    | "sign_in_failed"
    | "limit_reached"
    | "token_refused"
    | "refresh_token_reused"
    | "foreign_origin"
    | "job_failed"
    | "clock_wrong"
    | "record_cut";
  /** Why, in a word of the server's own; never anything that was sent. */
  readonly reason: string;
  readonly address?: string | undefined;
  readonly userId?: string | undefined;
  /** What was typed as a name; only its keyed hash is kept. */
  readonly name?: string | undefined;
};

/**
 * Notes what was refused, for the administration. A note costs its caller no query: it is counted in
 * memory and written some seconds later, together with the others; a process that dies loses those.
 */
export type SecurityLog = {
  readonly note: (event: SecurityEvent) => void;
  /** Writes what was noted; what cannot be written is kept for the next time. */
  readonly flush: () => Promise<void>;
  /** Writes the rest and ends. */
  readonly stop: () => Promise<void>;
};

type Row = typeof securityEvents.$inferInsert;

const hour = 3_600_000;
const pause = 5_000;
/** Rows of one statement. */
const atOnce = 1_000;

/** Of one address, so many different things an hour are told apart; what comes after is counted as one. */
export const mostOfAddress = 50;
/** Of all addresses. What comes after that is counted by its kind and reason alone. */
export const mostOfAll = 5_000;

const nothingTold = (thisHour: number) => ({
  hour: thisHour,
  ids: new Set<string>(),
  byNetwork: new Map<string, number>(),
});

export function createSecurityLog(
  db: Database,
  vault: Vault,
  log: Logger,
  clock = () => new Date(),
): SecurityLog {
  let pending = new Map<string, Row>();
  let told = nothingTold(0);
  let writing: Promise<void> = Promise.resolve();

  /** Whether a thing is told apart from others, which is so of the first ones of each hour. */
  const isTold = (id: string, network?: string): boolean => {
    if (told.ids.has(id)) return true;
    if (Math.max(told.ids.size, pending.size) >= mostOfAll) return false;
    if (network !== undefined) {
      const before = told.byNetwork.get(network) ?? 0;
      if (before >= mostOfAddress) return false;
      told.byNetwork.set(network, before + 1);
    }
    told.ids.add(id);
    return true;
  };

  const rowOf = (event: SecurityEvent, now: Date): Row => {
    const { kind, reason, address, userId, name } = event;
    const nameHash = name && vault.fingerprint(name.trim().toLowerCase(), "security-event");
    const parts = [kind, reason, address, userId, nameHash, Math.floor(now.getTime() / hour)];
    const id = hash("sha256", JSON.stringify(parts), "base64url").slice(0, 32);
    return { id, kind, reason, address, userId, nameHash, count: 1, at: now, lastAt: now };
  };

  const write = async () => {
    // In one order, so that two processes do not wait for each other.
    const rows = [...pending.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    pending = new Map();
    while (rows.length > 0) {
      const some = rows.splice(0, atOnce);
      try {
        await upsert(some);
      } catch (error) {
        log.warn(describeError(error), "security events wait to be written");
        for (const row of [...some, ...rows.splice(0)]) add(row);
      }
    }
  };

  const upsert = (rows: Row[]) =>
    db
      .insert(securityEvents)
      .values(rows)
      .onConflictDoUpdate({
        target: securityEvents.id,
        set: {
          count: sql`${securityEvents.count} + excluded.count`,
          lastAt: sql`excluded.last_at`,
        },
      });

  const add = (row: Row) => {
    const known = pending.get(row.id);
    pending.set(
      row.id,
      known ? { ...known, count: known.count + row.count, lastAt: row.lastAt } : row,
    );
  };

  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), pause).unref();

  return {
    note(event) {
      const now = clock();
      const thisHour = Math.floor(now.getTime() / hour);
      if (told.hour !== thisHour) told = nothingTold(thisHour);
      const { kind, reason, address } = event;
      const whole = rowOf(event, now);
      if (isTold(whole.id, networksOf(address ?? "")[0])) return add(whole);
      const ofAddress = rowOf({ kind, reason, address }, now);
      return add(isTold(ofAddress.id) ? ofAddress : rowOf({ kind, reason }, now));
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
