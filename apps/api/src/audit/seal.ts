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
export const unsealed = (after: string, to: string | undefined, when = sql`true`): SQL =>
  sql`from audit_rows r
  where r.id > ${after}::uuid ${to === undefined ? sql`` : sql`and r.id <= ${to}::uuid`}
    and ${when} and (select s.number from audit_seals s where s.row_id = r.id) is null
  order by r.id`;

type Options = {
  /** A condition on rows `r` that limits which are sealed; without it all are. */
  readonly when?: SQL | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Ends of the chain that are known from elsewhere than the database. */
  readonly known?: readonly End[] | undefined;
  /** Called with each piece after its transaction has committed. */
  readonly sealed?: ((piece: Piece) => void) | undefined;
};

type Piece = {
  readonly count: number;
  /** What was found before it. */
  readonly ends: Ends;
  /** Where the chain stands behind it. */
  readonly end: End;
};

/**
 * Seals the rows behind the id `after` that have no seal and meet `when`, in whatever order they were committed;
 * answers how many. A transaction seals a piece whole or not at all.
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
 * A row that whoever seals locks until the end of the transaction: one chain has one end. Answers the
 * database's time once it is ours, to the microsecond.
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
    // Text, for a `Date` has no microseconds.
    const moments = { at: row.at as unknown as Date, sealedAt: now as unknown as Date };
    return { ...sealed, ...moments, number, address, hash };
  });
  if (seals.length > 0) await copyRows(tx, auditSeals, seals);
  await writeCheckpoint(tx, key, { kind: "end", at: now, number, hash, day: null });
  return { count: seals.length, ends, end: { number, hash } };
}

/** Where nothing is written, a checkpoint says so this often: a server that stood still is known by it. */
export const checkpointEveryMs = 600_000;

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
