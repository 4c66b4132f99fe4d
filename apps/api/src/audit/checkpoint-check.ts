import type { Finding } from "@polyportal/domain/audit/findings";
import type { Database } from "../database/connect.ts";
import { checkpointsBetween, isGenuine, type Checkpoint } from "./checkpoints.ts";
import type { AuditKey } from "./fingerprints.ts";
import type { OtherRoot } from "./root-check.ts";
import type { SealRow } from "./row-check.ts";

/**
 * Compares checkpoints and seals piece by piece: each checkpoint with the seal of its number, and the last
 * seal of each run of the sealing with its checkpoint. A checkpoint that was removed is thereby found.
 */
export function createCheckpointCheck(db: Database, key: AuditKey, newest: OtherRoot | undefined) {
  let genuine = 0;
  const forged = { count: 0, number: 0 };
  const missing = { count: 0, from: 0, to: 0 };
  let wrong: Finding | undefined;
  /** The hashes of this piece and of the one before: a seal may have been renumbered. */
  let hashes = new Set<string>();
  let hashesBefore = hashes;
  /** The last seal that follows from the one before, and whether it has a checkpoint. */
  let last: { number: number; sealedAt: string | null; isTold: boolean } | undefined;

  const miss = (number: number) => {
    if (missing.count === 0) missing.from = number;
    missing.count += 1;
    missing.to = number;
  };

  const isKnown = (hash: string) => hashes.has(hash) || hashesBefore.has(hash);

  async function read(after: number, to: number) {
    const told = new Map<number, Checkpoint>();
    for (const checkpoint of await checkpointsBetween(db, after, to)) {
      const { number, hash } = checkpoint;
      if (!isGenuine(key, checkpoint)) {
        if (forged.count === 0) forged.number = number;
        forged.count += 1;
        continue;
      }
      genuine += 1;
      hashes.add(hash.toString("hex"));
      // Two checkpoints with the same number and different hashes: somebody rewrote the record from there.
      if (told.get(number)?.hash.equals(hash) === false) wrong ??= differs(checkpoint);
      told.set(number, checkpoint);
    }
    return told;
  }

  return {
    genuine: () => genuine,
    /** Takes the seals after number `after`, each with whether it follows from the one before. */
    async pass(
      after: number,
      seals: readonly { readonly seal: SealRow; readonly follows: boolean }[],
    ) {
      hashesBefore = hashes;
      hashes = new Set(newest ? [newest.hash] : []);
      const checkpoints = await read(after, seals.at(-1)?.seal.number ?? after);
      for (const { seal, follows } of seals) {
        const { number, sealedAt } = seal;
        const told = checkpoints.get(number);
        if (follows && told && !told.hash.equals(seal.hash) && number !== newest?.number) {
          wrong ??= differs(told);
        }
        const ended =
          last !== undefined &&
          last.number === number - 1 &&
          last.sealedAt !== null &&
          last.sealedAt !== sealedAt;
        if (follows && ended && last?.isTold === false) miss(last.number);
        const isTold = told !== undefined || isKnown(seal.hash.toString("hex"));
        last = follows ? { number, sealedAt, isTold } : undefined;
      }
    },
    /** The findings. `isWhole` means that the seals were read to their end, number `end`. */
    async findings(end: number, isWhole: boolean): Promise<Finding[]> {
      const beyond = isWhole ? await read(end, Number.MAX_SAFE_INTEGER) : undefined;
      if (beyond?.size === 0 && last && last.sealedAt !== null && !last.isTold) miss(last.number);
      return [
        ...(wrong ? [wrong] : []),
        ...(missing.count > 0 ? [{ kind: "checkpoint-missing", ...missing } as const] : []),
        ...(forged.count > 0 ? [{ kind: "checkpoint-forged", ...forged } as const] : []),
      ];
    },
  };
}

const differs = ({ at, number }: Checkpoint): Finding => ({
  kind: "root-differs",
  source: "kept",
  at,
  number,
});
