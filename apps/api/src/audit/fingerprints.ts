import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { sql } from "drizzle-orm";

/** An audit row with each value as the database's text, so that nothing is rounded. */
export type AuditRow = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly subject: string;
  readonly ip: string;
  readonly [column: string]: string | null;
};

/** A time with microseconds in UTC, whatever the connection's time zone. */
export const exactly = (moment: ReturnType<typeof sql>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The columns of `AuditRow`, for the alias `r`. */
export const rowColumns = sql`r.id, ${exactly(sql`r.at`)} as at, r.actor_kind as "actorKind",
  r.actor_id as "actorId", r.impersonator_id as "impersonatorId", r.action, r.subject,
  r.subject_id as "subjectId", r.before::text as before, r.after::text as after, r.reason,
  r.request_id as "requestId", r.ip`;

/** All columns but the address, which is deleted before the row is. Add new columns at the end. */
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
  /** When it was sealed, with microseconds; null for seals of older releases. */
  readonly sealedAt: string | null;
};

export type AuditKey = KeyObject;

export const auditKeyOf = (secret: string): AuditKey =>
  createSecretKey(Buffer.from(secret, "base64url"));

/** The hash before the first seal. */
export const beginning = Buffer.alloc(32);

const mac = (key: AuditKey, kind: string, parts: readonly unknown[]): Buffer =>
  createHmac("sha256", key)
    .update(JSON.stringify([kind, ...parts]))
    .digest();

const hex = (bytes: Buffer | null): string | null => bytes && bytes.toString("hex");

/** The MAC of a row's address. The salt makes equal addresses of different rows look different. */
export const addressPrint = (key: AuditKey, salt: Buffer, { id, ip }: AuditRow): Buffer =>
  mac(key, "address", [hex(salt), id, ip]);

/** The MAC of a row's content. Empty fields count as absent, so that a new column changes no older row. */
export const digestOf = (key: AuditKey, row: AuditRow, address: Buffer | null): Buffer =>
  mac(key, "row", [
    ...sealedFields.flatMap((field) => {
      const value = row[field] ?? null;
      return value === null ? [] : [[field, value]];
    }),
    hex(address),
  ]);

/**
 * Links a seal to the one before. The number is not included: if seals are removed and the rest renumbered,
 * only one link breaks and shows the place. The roots contain the numbers.
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

/** The end of the chain at a time; `at` has microseconds. */
export type CheckpointFacts = {
  readonly kind: "end" | "day" | "break";
  readonly at: string;
  readonly number: number;
  readonly hash: Buffer;
  readonly day: string | null;
};

export const checkpointPrint = (key: AuditKey, facts: CheckpointFacts): Buffer =>
  mac(key, "checkpoint", [facts.kind, facts.at, facts.number, hex(facts.hash), facts.day]);
