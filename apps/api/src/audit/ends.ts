import { randomBytes } from "node:crypto";
import type { EndFault } from "@polyportal/domain/audit/root";
import { sql } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { newestCheckpoint, type Checkpoint } from "./checkpoints.ts";
import { beginning, exactly, linkOf, type AuditKey, type Sealed } from "./fingerprints.ts";

/** A place in the chain. */
export type End = { readonly number: number; readonly hash: Buffer };

export type Ends = {
  /** The newest genuine checkpoint. */
  readonly newest: Checkpoint | undefined;
  /** The end of the chain: the furthest one known. */
  readonly stands: End;
  /** The greatest number in use. It is greater than `stands.number` if there are seals without a checkpoint. */
  readonly taken: number;
  /** Whether a new key is in use, whose chain begins here. */
  readonly begins: boolean;
  readonly fault: EndFault | undefined;
  /** The last seal in the table. */
  readonly stored: End;
};

type Stored = Sealed & { readonly number: string; readonly hash: Buffer; readonly before: Buffer };

/** The last seal, genuine or not. */
export async function endOfChain(db: Pick<Transaction, "execute">): Promise<End> {
  const { number, hash } = (await lastSeal(db)) ?? { number: 0, hash: beginning };
  return { number: Number(number), hash };
}

async function lastSeal(db: Pick<Transaction, "execute">): Promise<Stored | undefined> {
  const { rows } = await db.execute<Stored>(sql`
    select s.number, s.row_id as "rowId", ${exactly(sql`s.at`)} as at, s.digest, s.hash,
      ${exactly(sql`s.sealed_at`)} as "sealedAt",
      coalesce((select b.hash from audit_seals b where b.number < s.number order by b.number desc limit 1),
        ${beginning}::bytea) as before
    from audit_seals s order by s.number desc limit 1`);
  return rows[0];
}

/**
 * Finds the end of the chain from seals, checkpoints and `known`: what this process sealed last and what
 * outlets were told. If they disagree, the chain continues from the furthest. Removed seals then leave a gap
 * that every later check reports.
 */
export async function findEnds(
  tx: Pick<Transaction, "execute">,
  key: AuditKey,
  known: readonly End[],
): Promise<Ends> {
  const last = await lastSeal(tx);
  const stored = { number: Number(last?.number ?? 0), hash: last?.hash ?? beginning };
  const newest = await newestCheckpoint(tx, key);
  const furthest = [newest, ...known].reduce<End | undefined>(
    (most, one) => (one && one.number > (most?.number ?? -1) ? one : most),
    undefined,
  );
  const found = { newest, stored, taken: Math.max(furthest?.number ?? 0, stored.number) };
  if (furthest) {
    const fault = await faultOf(tx, key, { newest, stored, furthest, known });
    return { ...found, stands: furthest, begins: false, fault };
  }
  if (last && !linkOf(key, last.before, last).equals(last.hash)) {
    const stands = { number: stored.number, hash: randomBytes(32) };
    return { ...found, stands, begins: true, fault: undefined };
  }
  // Older releases made no checkpoints and no sealing times.
  const fault = last && last.sealedAt !== null ? "checkpoints_gone" : undefined;
  return { ...found, stands: stored, begins: false, fault };
}

type Compared = Pick<Ends, "newest" | "stored"> & {
  readonly furthest: End;
  readonly known: readonly End[];
};

async function faultOf(
  tx: Pick<Transaction, "execute">,
  key: AuditKey,
  { newest, stored, furthest, known }: Compared,
): Promise<EndFault | undefined> {
  if (stored.number < furthest.number) return "cut";
  if (!newest || newest.number < furthest.number) return "checkpoints_gone";
  if (stored.number > newest.number) return "differs";
  if (!newest.hash.equals(stored.hash)) {
    // The first seal of a new key's chain does not follow from the old chain.
    const begun = await newestCheckpoint(tx, key, "break");
    if (begun?.number !== stored.number) return "differs";
  }
  for (const { number, hash } of known) {
    if (number === newest.number && hash.equals(newest.hash)) continue;
    const { rows } = await tx.execute<{ hash: Buffer }>(
      sql`select hash from audit_seals where number = ${number}`,
    );
    if (rows[0] && !rows[0].hash.equals(hash)) return "differs";
  }
  return undefined;
}
