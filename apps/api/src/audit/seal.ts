import { randomBytes } from "node:crypto";
import { todayInLagos } from "@polyportal/domain/format/date";
import { sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { copyRows } from "../database/copy-rows.ts";
import { auditSalts, auditSeals } from "../database/schema/audit-seals.ts";
import { leases } from "../database/schema/machinery.ts";
import { inTransaction } from "../database/transaction.ts";
import { writeCheckpoint } from "./checkpoints.ts";
import { endOfSealing } from "./end-of-sealing.ts";
import { findEnds, type End, type Ends } from "./ends.ts";
import {
  addressPrint,
  digestOf,
  exactly,
  linkOf,
  rowColumns,
  type AuditKey,
  type AuditRow,
} from "./fingerprints.ts";

/** How many rows are looked at, and at most sealed, in one transaction. */
export const piece = 2_000;

/** Less than every id. */
export const noId = "00000000-0000-0000-0000-000000000000";

/** The smallest id (UUIDv7) of a row written at that time. */
export const idAt = (moment: Date): string => {
  const time = Math.max(0, moment.getTime()).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
};

/** The last id of the next piece after `after`; undefined for the last piece. */
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
 * The rows `r` of a piece that have no seal. The index is searched once per row, because PostgreSQL estimates
 * ranges of ids badly and would choose a wrong join.
 */
export const unsealed = (after: string, to: string | undefined, when = sql`true`): SQL =>
  sql`from audit_rows r
  where r.id > ${after}::uuid ${to === undefined ? sql`` : sql`and r.id <= ${to}::uuid`}
    and ${when} and (select s.number from audit_seals s where s.row_id = r.id) is null
  order by r.id`;

type Options = {
  /** Limits which rows `r` are sealed; by default all are. */
  readonly when?: SQL | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Ends of the chain known from outside the database. */
  readonly known?: readonly End[] | undefined;
  /** Called after each piece's transaction has committed. */
  readonly sealed?: ((piece: Piece) => void) | undefined;
};

type Piece = {
  readonly count: number;
  /** The ends that were found before the piece. */
  readonly ends: Ends;
  /** The end of the chain after it. */
  readonly end: End;
};

/**
 * Seals the unsealed rows after the id `after` that meet `when`, in any order of commit, and returns how
 * many. A transaction seals a whole piece or nothing.
 */
export async function sealRows(
  db: Database,
  key: AuditKey,
  after = noId,
  { when, signal, sealed, known = [] }: Options = {},
): Promise<number> {
  let count = 0;
  let from: string | undefined = after;
  while (from !== undefined && !signal?.aborted) {
    const begin: string = from;
    const done = await inTransaction(db, async (tx) => {
      const now = await takeTurn(tx);
      const to = await endOfPiece(tx, begin);
      return { to, piece: await sealPiece(tx, key, now, unsealed(begin, to, when), known) };
    });
    count += done.piece.count;
    sealed?.(done.piece);
    from = done.to;
  }
  return count;
}

/**
 * Locks the sealing until the transaction ends, since the chain has one end. Returns the database's time
 * after the lock, with microseconds.
 */
export async function takeTurn(tx: Transaction): Promise<string> {
  const [turn] = await tx
    .insert(leases)
    .values({ name: endOfSealing, holder: "", until: sql`now()` })
    .onConflictDoUpdate({ target: leases.name, set: { until: sql`now()` } })
    .returning({ now: sql<string>`${exactly(sql`clock_timestamp()`)}` });
  return turn?.now ?? "";
}

async function sealPiece(
  tx: Transaction,
  key: AuditKey,
  now: string,
  which: SQL,
  known: readonly End[],
): Promise<Piece> {
  const { rows } = await tx.execute<AuditRow>(sql`select ${rowColumns} ${which}`);
  const ends = await findEnds(tx, key, known);
  const { newest, stands } = ends;
  const isTold = newest && Date.parse(now) - Date.parse(newest.at) < checkpointEveryMs;
  if (rows.length === 0 && isTold) return { count: 0, ends, end: stands };
  if (ends.begins) {
    await writeCheckpoint(tx, key, { kind: "break", at: now, ...stands, day: null });
  }
  let { number, hash } = stands;
  const salts = await saltsOf(tx, rows);
  const seals = rows.map((row, index) => {
    const salt = salts.get(dayOf(row));
    const address = salt && row.ip !== "" ? addressPrint(key, salt, row) : null;
    const digest = digestOf(key, row, address);
    const sealed = { rowId: row.id, at: row.at, digest, sealedAt: now };
    hash = linkOf(key, hash, sealed);
    number = ends.taken + index + 1;
    // As text, because a `Date` has no microseconds.
    const moments = { at: row.at as unknown as Date, sealedAt: now as unknown as Date };
    return { ...sealed, ...moments, number, address, hash };
  });
  if (seals.length > 0) await copyRows(tx, auditSeals, seals);
  await writeCheckpoint(tx, key, { kind: "end", at: now, number, hash, day: null });
  return { count: seals.length, ends, end: { number, hash } };
}

/** How often a checkpoint is written without new rows. It shows that the server ran. */
export const checkpointEveryMs = 600_000;

export const dayOf = ({ at }: Pick<AuditRow, "at">): string => todayInLagos(new Date(at));

/** The salts of the days of rows with an address. Missing ones are created. */
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
