import { sql } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { auditCheckpoints } from "../database/schema/audit-checkpoints.ts";
import { checkpointPrint, exactly, type AuditKey, type CheckpointFacts } from "./fingerprints.ts";

export type Checkpoint = CheckpointFacts & { readonly mac: Buffer };

type Stored = Omit<Checkpoint, "number"> & { readonly number: string };

/** The columns of a `Checkpoint`, for the alias `c`. */
const checkpointColumns = sql`c.kind, ${exactly(sql`c.at`)} as at, c.number, c.hash,
  c.day::text as day, c.mac`;

const read = ({ number, ...rest }: Stored): Checkpoint => ({ ...rest, number: Number(number) });

/** Whether the checkpoint was made with this key. */
export const isGenuine = (key: AuditKey, checkpoint: Checkpoint): boolean =>
  checkpointPrint(key, checkpoint).equals(checkpoint.mac);

/** Rows read at a time, because forged rows may stand before the genuine one. */
const batchSize = 100;

/**
 * The genuine checkpoint with the greatest number, of one kind or any. An old one that somebody inserted
 * again is not newer.
 */
export async function newestCheckpoint(
  db: Pick<Transaction, "execute">,
  key: AuditKey,
  kind?: Checkpoint["kind"],
): Promise<Checkpoint | undefined> {
  const ofKind = kind === undefined ? sql`true` : sql`c.kind = ${kind}`;
  for (let from = 0; ; from += batchSize) {
    const { rows } = await db.execute<Stored>(sql`
      select ${checkpointColumns} from ${auditCheckpoints} c where ${ofKind}
      order by c.number desc, c.at desc, c.id desc offset ${from} limit ${batchSize}`);
    const genuine = rows.map(read).find((one) => isGenuine(key, one));
    if (genuine || rows.length < batchSize) return genuine;
  }
}

/** All with a number greater than `after` and at most `to`, genuine or not. */
export async function checkpointsBetween(
  db: Pick<Transaction, "execute">,
  after: number,
  to: number,
): Promise<Checkpoint[]> {
  const { rows } = await db.execute<Stored>(sql`
    select ${checkpointColumns} from ${auditCheckpoints} c
    where c.number > ${after} and c.number <= ${to} order by c.number, c.id`);
  return rows.map(read);
}

/** The genuine "day" checkpoints after that day, oldest first. */
export async function daysBehind(
  db: Pick<Transaction, "execute">,
  key: AuditKey,
  day: string,
): Promise<Checkpoint[]> {
  const { rows } = await db.execute<Stored>(sql`
    select ${checkpointColumns} from ${auditCheckpoints} c
    where c.kind = 'day' and c.day > ${day}::date order by c.day, c.id`);
  return rows.map(read).filter((one) => isGenuine(key, one));
}

/** Adds a checkpoint in the transaction of its seals. */
export async function writeCheckpoint(
  tx: Transaction,
  key: AuditKey,
  facts: CheckpointFacts,
): Promise<Checkpoint> {
  const checkpoint = { ...facts, mac: checkpointPrint(key, facts) };
  const { kind, at, number, hash, day, mac } = checkpoint;
  await tx.execute(sql`
    insert into ${auditCheckpoints} (kind, at, number, hash, day, mac)
    values (${kind}, ${at}::timestamptz, ${number}, ${hash}, ${day}::date, ${mac})`);
  return checkpoint;
}
