import { randomBytes } from "node:crypto";
import { todayInLagos } from "@polyportal/domain/format/date";
import { sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { copyRows } from "../database/copy-rows.ts";
import { auditSalts, auditSeals } from "../database/schema/audit-seals.ts";
import { leases } from "../database/schema/machinery.ts";
import { inTransaction } from "../database/transaction.ts";
import {
  addressPrint,
  beginning,
  digestOf,
  linkOf,
  rowColumns,
  type AuditKey,
  type AuditRow,
} from "./fingerprints.ts";

/** So many rows are looked at in one transaction: at most as many are sealed in it. */
export const piece = 2_000;

/** Before every id. */
export const noId = "00000000-0000-0000-0000-000000000000";

/** The least id of a row that was written at that moment. */
export const idAt = (moment: Date): string => {
  const time = Math.max(0, moment.getTime()).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
};

/** The last id of the next piece behind `after`; undefined where it is the last piece. */
export async function endOfPiece(
  db: Pick<Transaction, "execute">,
  after: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from audit_rows where id > ${after}::uuid order by id offset ${piece - 1} limit 1`,
  );
  return rows[0]?.id;
}

/**
 * The rows `r` of a piece that have no seal. One look into the index for each: of ids PostgreSQL guesses
 * badly how many lie in a span, and would join as if there were one.
 */
export const unsealed = (after: string, to: string | undefined): SQL => sql`from audit_rows r
  where r.id > ${after}::uuid ${to === undefined ? sql`` : sql`and r.id <= ${to}::uuid`}
    and (select s.number from audit_seals s where s.row_id = r.id) is null
  order by r.id`;

/**
 * Seals every row behind the id `after` that has no seal, whenever it was committed and whatever was
 * sealed before it; answers how many. A transaction seals a piece whole or not at all.
 */
export async function sealRows(
  db: Database,
  key: AuditKey,
  after = noId,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  let from: string | undefined = after;
  while (from !== undefined && !signal?.aborted) {
    const begin: string = from;
    const done = await inTransaction(db, async (tx) => {
      await takeTurn(tx);
      const to = await endOfPiece(tx, begin);
      return { to, sealed: await sealPiece(tx, key, unsealed(begin, to)) };
    });
    count += done.sealed;
    from = done.to;
  }
  return count;
}

/** The name of that row; its moment is when the sealing ran last. */
export const endOfSealing = "end of the audit";

/** A row that whoever seals locks until the end of the transaction: one chain has one end. */
export const takeTurn = (tx: Transaction) =>
  tx
    .insert(leases)
    .values({ name: endOfSealing, holder: "", until: sql`now()` })
    .onConflictDoUpdate({ target: leases.name, set: { until: sql`now()` } });

/** Where the chain stands. */
export type End = { readonly number: number; readonly hash: Buffer };

export async function endOfChain(db: Pick<Transaction, "execute">): Promise<End> {
  const { rows } = await db.execute<{ number: string; hash: Buffer }>(
    sql`select number, hash from audit_seals order by number desc limit 1`,
  );
  const [last] = rows;
  return last ? { number: Number(last.number), hash: last.hash } : { number: 0, hash: beginning };
}

async function sealPiece(tx: Transaction, key: AuditKey, which: SQL): Promise<number> {
  const { rows } = await tx.execute<AuditRow>(sql`select ${rowColumns} ${which}`);
  if (rows.length === 0) return 0;
  let { number, hash } = await endOfChain(tx);
  const salts = await saltsOf(tx, rows);
  const seals = rows.map((row) => {
    const salt = salts.get(dayOf(row));
    const address = salt && row.ip !== "" ? addressPrint(key, salt, row) : null;
    const sealed = { rowId: row.id, at: row.at, digest: digestOf(key, row, address) };
    hash = linkOf(key, hash, sealed);
    number += 1;
    // Text, for a `Date` has no microseconds.
    return { ...sealed, at: sealed.at as unknown as Date, number, address, hash };
  });
  await copyRows(tx, auditSeals, seals);
  return seals.length;
}

export const dayOf = ({ at }: Pick<AuditRow, "at">): string => todayInLagos(new Date(at));

/** The salt of each day of whose rows one has an address, made where there is none. */
async function saltsOf(tx: Transaction, rows: readonly AuditRow[]): Promise<Map<string, Buffer>> {
  const days = [...new Set(rows.filter(({ ip }) => ip !== "").map(dayOf))];
  if (days.length === 0) return new Map();
  await tx
    .insert(auditSalts)
    .values(days.map((day) => ({ day, salt: randomBytes(16) })))
    .onConflictDoNothing();
  return readSalts(tx, days);
}

export async function readSalts(
  db: Pick<Transaction, "execute">,
  days: readonly string[],
): Promise<Map<string, Buffer>> {
  const { rows } = await db.execute<{ day: string; salt: Buffer }>(
    sql`select day::text as day, salt from audit_salts where day = any(${sql.param(days)}::date[])`,
  );
  return new Map(rows.map(({ day, salt }) => [day, salt]));
}
