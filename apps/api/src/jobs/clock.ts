import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { clockChecks } from "../database/schema/machinery.ts";

/** Why the time is not reliable. */
export type ClockFault =
  /** The clocks of this machine and the database differ by more than an hour. */
  | "differs_from_database"
  /** It is more than an hour before the last look: it went back now, or was ahead then. */
  | "went_back"
  /** The last look is longer ago than a server is ever off, or time leapt while the process ran. */
  | "leapt_ahead";

export type ClockLook = {
  readonly fault: ClockFault | undefined;
  /** Since when there was no gap of more than an hour between looks; undefined if there never was a gap. */
  readonly evenSince: Date | undefined;
  /** This machine's time. */
  readonly own: Date;
  readonly database: Date;
  /** The time of the previous look. For the first one, the time of the newest audit row, if there is any. */
  readonly last: Date | undefined;
};

/** Returns the state of the clock. Looks at most once a minute. */
export type Clock = () => Promise<ClockLook>;

export const hour = 3_600_000;
/** If a server was off for longer, somebody is there who can confirm the date. */
export const longestAwayMs = 31 * 24 * hour;
const lookEveryMs = 60_000;

type Times = Pick<ClockLook, "own" | "database" | "last">;

/** What is wrong with these times, if anything. */
export function faultOf({ own, database, last }: Times): ClockFault | undefined {
  if (Math.abs(own.getTime() - database.getTime()) > hour) return "differs_from_database";
  if (!last) return undefined;
  const sinceLast = own.getTime() - last.getTime();
  if (sinceLast < -hour) return "went_back";
  if (sinceLast > longestAwayMs) return "leapt_ahead";
  return undefined;
}

/**
 * Compares this machine's clock, the database's and the last look of any process. Before the first look, the
 * newest audit row's time is used. Writes nothing. `leapt` means that this process saw the time leap ahead.
 */
export async function readClock(db: Database, own = new Date(), leapt = false): Promise<ClockLook> {
  const { rows } = await db.execute<{
    database: string;
    seen: string | null;
    even: string | null;
    written: string | null;
  }>(
    sql`select now() as database, seen_at as seen, even_since as even,
        case when seen_at is null then (select max(at) from audit_rows) end as written
      from (select 1) always left join clock_checks on true`,
  );
  const [row] = rows;
  if (!row) throw new Error("The database did not say what time it is.");
  const seen = dateOf(row.seen);
  const times = { own, database: new Date(row.database), last: seen ?? dateOf(row.written) };
  // Confirmed by `trustClock`, or by a sound look of another process within the last hour.
  const isTrusted = seen && own.getTime() - seen.getTime() <= hour;
  const fault = faultOf(times) ?? (leapt && !isTrusted ? "leapt_ahead" : undefined);
  const gap = times.last !== undefined && own.getTime() - times.last.getTime() > hour;
  const evenSince = gap && !fault ? own : dateOf(row.even);
  return { ...times, fault, evenSince };
}

const dateOf = (text: string | null): Date | undefined =>
  text === null ? undefined : new Date(text);

/**
 * Reads the clock and stores the look. During a fault the last good look is kept, so that the fault ends once
 * the clock is corrected or confirmed by `trustClock`.
 */
export async function lookAtClock(
  db: Database,
  own = new Date(),
  leapt = false,
): Promise<ClockLook> {
  const look = await readClock(db, own, leapt);
  if (!look.fault) await write(db, own, look.evenSince ?? own);
  // Keep the first reference: rows written while the clock is in doubt must not become the new one.
  else if (look.last) await keepFirst(db, look.last);
  return look;
}

/** Accepts the clock as it is, because somebody confirmed it. */
export const trustClock = (db: Database | Transaction, now: Date): Promise<unknown> =>
  write(db, now, new Date(now.getTime() - hour));

const keepFirst = (db: Database, seenAt: Date) =>
  db.insert(clockChecks).values({ id: 1, seenAt, evenSince: seenAt }).onConflictDoNothing();

const write = (db: Database | Transaction, seenAt: Date, evenSince: Date) =>
  db
    .insert(clockChecks)
    .values({ id: 1, seenAt, evenSince })
    .onConflictDoUpdate({ target: clockChecks.id, set: { seenAt, evenSince } });

/**
 * The clock of a process. `tell` is called once per fault, and again after a different one. While the process
 * runs, a leap of more than an hour is a fault for an hour, in which somebody can correct the clock. A
 * machine that only slept overnight then continues by itself.
 */
export function createClock(db: Database, tell: (look: ClockLook) => void): Clock {
  // `at` is monotonic: it cannot be set, and stands still while the machine sleeps.
  let sound = { time: Date.now(), at: performance.now() };
  let leaptAt: number | undefined;
  let looked: { readonly at: number; readonly look: Promise<ClockLook> } | undefined;
  let told: ClockFault | undefined;
  const ahead = () => Date.now() - sound.time - (performance.now() - sound.at);
  const hasLeapt = () => {
    if (ahead() <= hour) return false;
    leaptAt ??= performance.now();
    return performance.now() - leaptAt < hour;
  };
  const look = async () => {
    const found = await lookAtClock(db, new Date(), hasLeapt());
    if (found.fault && found.fault !== told) tell(found);
    told = found.fault;
    if (!found.fault) {
      sound = { time: Date.now(), at: performance.now() };
      leaptAt = undefined;
    }
    return found;
  };
  return () => {
    const at = performance.now();
    const isEven = Math.abs(ahead()) < lookEveryMs;
    if (looked && at - looked.at < lookEveryMs && (isEven || told)) return looked.look;
    const next = look();
    looked = { at, look: next };
    // If the database could not answer, the next call asks again.
    next.catch(() => (looked = undefined));
    return next;
  };
}
