import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { newestCheckpoint } from "./checkpoints.ts";
import { exactly, type AuditKey } from "./fingerprints.ts";
import { checkpointEveryMs } from "./seal.ts";

/** Milliseconds: longer than any transaction, and more than the difference of two servers' clocks. */
export const tolerance = 3_600_000;
/** Milliseconds: a server writes for at most this long after its last checkpoint. */
const lastMoments = 1.5 * checkpointEveryMs;
/** Milliseconds, for releases that made no checkpoints: only the last row's time is known. */
const lastDay = 86_400_000;

type Moments = { readonly from: number; readonly to: number };

/** Rows from these times may still be sealed. An unsealed row of any other time is a finding. */
export type Due = { readonly now: Date; readonly spans: readonly Moments[] };

/**
 * The last hour by the database's clock. If nothing was sealed for longer because no server ran, also the
 * time around the last checkpoint. Older rows are never sealed, so somebody who deletes seals cannot get new
 * ones.
 */
export async function readDue(db: Pick<Transaction, "execute">, key: AuditKey): Promise<Due> {
  const { rows } = await db.execute<{ now: string; first: boolean; last: string | null }>(sql`
    select ${exactly(sql`now()`)} as now,
      (select s.sealed_at is null from audit_seals s order by s.number desc limit 1) as first,
      (select ${exactly(sql`s.at`)} from audit_seals s order by s.number desc limit 1) as last`);
  const now = new Date(rows[0]?.now ?? Date.now());
  const newest = await newestCheckpoint(db, key);
  const last = rows[0]?.last;
  const stop = newest
    ? { at: Date.parse(newest.at), slack: lastMoments }
    : rows[0]?.first && last
      ? { at: Date.parse(last), slack: lastDay }
      : undefined;
  const spans = [{ from: now.getTime() - tolerance, to: Infinity }];
  if (stop) spans.push({ from: stop.at - tolerance, to: stop.at + stop.slack });
  return { now, spans };
}

export const isDue = ({ spans }: Due, at: string): boolean => {
  const time = Date.parse(at);
  return spans.some(({ from, to }) => time >= from && time <= to);
};

/** `isDue` as a condition on `audit_rows r`. */
export const whenDue = ({ spans }: Due): SQL =>
  sql`(${sql.join(
    spans.map(({ from, to }) =>
      to === Infinity
        ? sql`r.at >= ${new Date(from)}`
        : sql`(r.at >= ${new Date(from)} and r.at <= ${new Date(to)})`,
    ),
    sql` or `,
  )})`;

/** The earliest time that is due. */
export const dueFrom = ({ spans }: Due): Date =>
  new Date(Math.min(...spans.map(({ from }) => from)));
