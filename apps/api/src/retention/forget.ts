import { todayInLagos } from "@polyportal/domain/format/date";
import { sql } from "drizzle-orm";
import { makeChange, systemActor, type Actor } from "../database/change.ts";
import type { Database, Reader, Transaction } from "../database/connect.ts";
import { retentionCounts } from "../database/schema/retention.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Periods } from "./periods.ts";
import { kindOf, rules, type Rule } from "./rules.ts";

/** Records per transaction: few enough to block nobody. */
const batch = 500;
const day = 86_400_000;

/** For one kind: how many records exist, how many are over their period, and how many may be deleted today. */
export type Due = {
  readonly kind: string;
  readonly days: number;
  readonly all: number;
  readonly due: number;
  readonly today: number;
};

/** How many records were forgotten, by kind. */
export type Forgotten = Readonly<Record<string, number>>;

const beforeOf = (days: number, now: Date) => new Date(now.getTime() - days * day);

/**
 * The share of a kind that may be deleted in a day: a hundredth, or three times the usual amount for short
 * periods. So a clock that is ahead cannot empty a table.
 */
const shareOf = (days: number): number => Math.max(1 / 100, 3 / days);

/** What is due now, by kind, in the order of the rules. */
export async function dueNow(db: Reader, periods: Periods, now: Date): Promise<Due[]> {
  const found: Due[] = [];
  for (const rule of rules) found.push(await dueOf(db, rule, periods[rule.period], now));
  return found;
}

async function dueOf(db: Reader, rule: Rule, days: number, now: Date): Promise<Due> {
  const kind = kindOf(rule);
  const { rows } = await db.execute<{ all: string; due: string; gone: number }>(sql`
    select count(*) as all, count(*) filter (where ${rule.due(beforeOf(days, now))}) as due,
      coalesce((select forgotten from retention_counts
        where day = ${todayInLagos(now)} and kind = ${kind}), 0) as gone
    from ${sql.identifier(rule.tables[0])}`);
  const [{ all, due, gone } = { all: 0, due: 0, gone: 0 }] = rows;
  const most = Math.ceil((Number(all) + gone) * shareOf(days));
  return {
    kind,
    days,
    all: Number(all),
    due: Number(due),
    today: Math.min(Number(due), Math.max(0, most - gone)),
  };
}

type Options = {
  /** Deletes all that is due, whatever its share. */
  readonly whole?: boolean;
  readonly by?: Actor;
  /** Why the confirmation was given. */
  readonly reason?: string;
};

/**
 * Deletes personal data whose period is over, at most a day's share of each kind, and audits how much of
 * what. It may be run twice or be interrupted: each batch is counted in its own transaction.
 */
export async function forget(
  db: Database,
  periods: Periods,
  now: Date,
  signal: AbortSignal,
  { whole = false, by = systemActor("retention"), reason }: Options = {},
): Promise<Forgotten> {
  const forgotten: Record<string, number> = {};
  try {
    for (const rule of rules) {
      const { kind, days, due, today } = await dueOf(db, rule, periods[rule.period], now);
      let left = whole ? due : today;
      while (left > 0 && !signal.aborted) {
        const most = Math.min(batch, left);
        const done = await inTransaction(db, async (tx) => {
          const count = await rule.forget(tx, beforeOf(days, now), most);
          await note(tx, kind, count, now);
          return count;
        });
        if (done > 0) forgotten[kind] = (forgotten[kind] ?? 0) + done;
        left = done < most ? 0 : left - done;
      }
    }
  } finally {
    await tell(db, forgotten, { now, by, reason });
  }
  return forgotten;
}

async function note(tx: Transaction, kind: string, count: number, now: Date): Promise<void> {
  if (count === 0) return;
  await tx
    .insert(retentionCounts)
    .values({ day: todayInLagos(now), kind, forgotten: count })
    .onConflictDoUpdate({
      target: [retentionCounts.day, retentionCounts.kind],
      set: { forgotten: sql`retention_counts.forgotten + excluded.forgotten` },
    });
}

type Told = { readonly now: Date; readonly by: Actor; readonly reason: string | undefined };

async function tell(db: Database, forgotten: Forgotten, { now, by, reason }: Told): Promise<void> {
  if (Object.keys(forgotten).length === 0) return;
  await makeChange(
    db,
    by,
    async ({ audit }) => {
      audit({
        action: "forgetOld",
        subject: "retention",
        subjectId: todayInLagos(now),
        after: { forgotten },
        reason,
      });
    },
    now,
  );
}
