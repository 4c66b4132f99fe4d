import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { clockChecks } from "../database/schema/machinery.ts";

/** Why the time cannot be relied on. */
export type ClockFault =
  /** This machine and the database's are more than an hour apart. */
  | "differs_from_database"
  /** It is more than an hour before the last look: it went back, or was ahead then. */
  | "went_back"
  /** Longer since the last look than a school stands still, or it leapt while a process looked. */
  | "leapt_ahead";

export type ClockLook = {
  readonly fault: ClockFault | undefined;
  /** Since when it has been looked at without a gap of more than an hour; undefined before any gap. */
  readonly evenSince: Date | undefined;
  /** This machine's time. */
  readonly own: Date;
  readonly database: Date;
  /** The time of the look before, or of the newest row of the record at the first; undefined where there is neither. */
  readonly last: Date | undefined;
};

/** Answers how the clock stands; looks at most once a minute. */
export type Clock = () => Promise<ClockLook>;

export const hour = 3_600_000;
/** A server that was switched off for longer has a person near it who can say what day it is. */
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
 * Looks at this machine's clock, the database's, and when one of the school's processes last did; before the first
 * look, that is when the newest row of the record of changes was written. Writes nothing. `leapt`: this process saw
 * it leap ahead.
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
  // By `trustClock`, or by another process that looked within the hour and found nothing wrong.
  const isTrusted = seen && own.getTime() - seen.getTime() <= hour;
  const fault = faultOf(times) ?? (leapt && !isTrusted ? "leapt_ahead" : undefined);
  const gap = times.last !== undefined && own.getTime() - times.last.getTime() > hour;
  const evenSince = gap && !fault ? own : dateOf(row.even);
  return { ...times, fault, evenSince };
}

const dateOf = (text: string | null): Date | undefined =>
  text === null ? undefined : new Date(text);

/**
 * Reads how the clock stands, and notes the look. While something is wrong the last look stays the one before, so
 * that a clock that is set right is right again; `trustClock` takes it as it is.
 */
export async function lookAtClock(
  db: Database,
  own = new Date(),
  leapt = false,
): Promise<ClockLook> {
  const look = await readClock(db, own, leapt);
  if (!look.fault) await write(db, own, look.evenSince ?? own);
  // What is written from now on, by a clock in doubt, is no measure for the looks after the first.
  else if (look.last) await keepFirst(db, look.last);
  return look;
}

/** Takes the clock as it is: somebody has said that it is right. */
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
 * The clock of a process. `tell` hears of each fault once, and again once another has taken its place. While it
 * runs, a leap ahead of an hour and more is a fault for an hour, in which somebody can set the clock right: a
 * machine that has slept for the night goes on by itself then.
 */
export function createClock(db: Database, tell: (look: ClockLook) => void): Clock {
  // `at` is monotonic time: nobody sets it, and it stands still while the machine sleeps.
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
    // What the database could not say is asked again by the next.
    next.catch(() => (looked = undefined));
    return next;
  };
}
