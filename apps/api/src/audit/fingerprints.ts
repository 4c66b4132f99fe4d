import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { sql } from "drizzle-orm";

/** A row of the record, each value in the database's own words, so that none is rounded or guessed. */
export type AuditRow = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly subject: string;
  readonly ip: string;
  readonly [column: string]: string | null;
};

/** A moment to the microsecond, the same whatever the connection's time zone is. */
export const exactly = (moment: ReturnType<typeof sql>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The columns of `AuditRow`, of the table or its alias `r`. */
export const rowColumns = sql`r.id, ${exactly(sql`r.at`)} as at, r.actor_kind as "actorKind",
  r.actor_id as "actorId", r.impersonator_id as "impersonatorId", r.action, r.subject,
  r.subject_id as "subjectId", r.before::text as before, r.after::text as after, r.reason,
  r.request_id as "requestId", r.ip`;

/** All but the address, which is forgotten before the row is. New columns come last. */
const sealedFields = [
  "id",
  "at",
  "actorKind",
  "actorId",
  "impersonatorId",
  "action",
  "subject",
  "subjectId",
  "before",
  "after",
  "requestId",
  "reason",
] as const;

export type Sealed = {
  readonly rowId: string;
  readonly at: string;
  readonly digest: Buffer;
  /** When it was sealed, to the microsecond; null of seals that older releases made. */
  readonly sealedAt: string | null;
};

export type AuditKey = KeyObject;

export const auditKeyOf = (secret: string): AuditKey =>
  createSecretKey(Buffer.from(secret, "base64url"));

/** What comes before the first seal. */
export const beginning = Buffer.alloc(32);

const mac = (key: AuditKey, kind: string, parts: readonly unknown[]): Buffer =>
  createHmac("sha256", key)
    .update(JSON.stringify([kind, ...parts]))
    .digest();

const hex = (bytes: Buffer | null): string | null => bytes && bytes.toString("hex");

/** The address of one row, which nobody can tell from the same address in another. */
export const addressPrint = (key: AuditKey, salt: Buffer, { id, ip }: AuditRow): Buffer =>
  mac(key, "address", [hex(salt), id, ip]);

/** What the row says. A field that is empty counts as absent, so that later columns change no older row. */
export const digestOf = (key: AuditKey, row: AuditRow, address: Buffer | null): Buffer =>
  mac(key, "row", [
    ...sealedFields.flatMap((field) => {
      const value = row[field] ?? null;
      return value === null ? [] : [[field, value]];
    }),
    hex(address),
  ]);

/**
 * Joins a seal to the one before. Its number is not in it: where seals are taken out and the rest are
 * numbered anew, one link breaks, and names the place; the roots hold the numbers.
 */
export const linkOf = (
  key: AuditKey,
  before: Buffer,
  { rowId, at, digest, sealedAt }: Sealed,
): Buffer =>
  mac(key, "seal", [hex(before), rowId, at, hex(digest), ...(sealedAt === null ? [] : [sealedAt])]);

export type RootFacts = {
  readonly day: string;
  readonly number: number;
  readonly hash: Buffer;
  readonly forgottenBefore: string;
  readonly addressesBefore: string;
};

export const rootPrint = (key: AuditKey, root: RootFacts): Buffer =>
  mac(key, "root", [
    root.day,
    root.number,
    hex(root.hash),
    root.forgottenBefore,
    root.addressesBefore,
  ]);

/** Where the chain stood, and when; `at` to the microsecond. */
export type CheckpointFacts = {
  readonly kind: "end" | "day" | "break";
  readonly at: string;
  readonly number: number;
  readonly hash: Buffer;
  readonly day: string | null;
};

export const checkpointPrint = (key: AuditKey, facts: CheckpointFacts): Buffer =>
  mac(key, "checkpoint", [facts.kind, facts.at, facts.number, hex(facts.hash), facts.day]);
