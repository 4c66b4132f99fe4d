import type { Finding } from "@polyportal/domain/audit/findings";
import type { Root } from "@polyportal/domain/audit/root";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll } from "vitest";
import { makeChange, systemActor } from "../../database/change.ts";
import { connect, type Database } from "../../database/connect.ts";
import { defaultPeriods } from "../../retention/periods.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { auditKeyOf, type AuditKey } from "../fingerprints.ts";
import { endOfChain } from "../ends.ts";
import { verifyAudit, type VerifyEvent, type VerifyOptions } from "../verify.ts";

export const key = auditKeyOf(Buffer.alloc(32, 7).toString("base64url"));
const day = 86_400_000;

/** A database whose record a test fills, seals and falsifies. */
export async function testRecord() {
  const database = await testDatabase();
  const { db, pool } = connect(database.url, pino({ level: "silent" }), 30, database.pooler);
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  return { db, empty: () => emptyRecord(db) };
}

export const tables = [
  "audit_rows",
  "audit_seals",
  "audit_roots",
  "audit_salts",
  "audit.checkpoints",
] as const;

/** Runs statements as the owner of the tables, without triggers. */
export const asOwner = (db: Database, statements: string): Promise<unknown> =>
  db.execute(
    sql.raw(
      `alter table audit.checkpoints disable trigger user; ${statements}; alter table audit.checkpoints enable trigger user`,
    ),
  );

export const emptyRecord = (db: Database): Promise<unknown> =>
  asOwner(db, tables.map((table) => `delete from ${table}`).join("; "));

/** Writes one row for each value at that time, as a handler does. */
export const write = (db: Database, values: readonly unknown[], at = new Date(), ip = "") =>
  makeChange(
    db,
    { ...systemActor("tester"), ip },
    async ({ audit }) => {
      for (const after of values) {
        audit({
          action: "login",
          subject: "rating",
          subjectId: "1",
          after,
          reason: "because",
        });
      }
    },
    at,
  );

/** Writes rows over two days up to now, at least an hour apart. */
export async function writeTwoDays(db: Database, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const at = new Date(Date.now() - ((count - 1 - index) * 2 * day) / count);
    await write(db, [{ index }], at, `10.0.0.${index}`);
  }
}

export async function verified(
  db: Database,
  options: Partial<VerifyOptions> = {},
  by: AuditKey = key,
): Promise<{ findings: Finding[]; end: Extract<VerifyEvent, { kind: "end" }> }> {
  const findings: Finding[] = [];
  for await (const event of verifyAudit(db, by, { periods: defaultPeriods, ...options })) {
    if (event.kind === "finding") findings.push(event.finding);
    if (event.kind === "end") return { findings, end: event };
  }
  throw new Error("The check did not come to its end.");
}

export async function rootOf(db: Database): Promise<Root> {
  const { number, hash } = await endOfChain(db);
  return { number, hash: hash.toString("hex") };
}

/** A short text for a finding. */
export const short = (finding: Finding): string => {
  switch (finding.kind) {
    case "changed":
      return `changed ${finding.part} ${finding.number}`;
    case "deleted":
      return `deleted ${finding.number}`;
    case "taken-out":
      return `taken out ${finding.after}-${finding.before} ${finding.count ?? "?"}`;
    case "inserted":
    case "unsealed":
    case "backdated":
    case "ahead":
      return `${finding.kind} ${finding.id}`;
    case "reordered":
      return `reordered ${finding.number}-${finding.to}`;
    case "rewritten":
      return `rewritten ${finding.from}-${finding.to}`;
    case "seal-back":
    case "break":
      return `${finding.kind} ${finding.number}`;
    case "unsealed-rows":
    case "checkpoint-missing":
    case "checkpoint-forged":
      return `${finding.kind} ${finding.count}`;
    case "cut":
      return `cut ${finding.source} ${finding.number} ${finding.last}`;
    case "root-differs":
      return `root ${finding.source} ${finding.standsAt ?? "gone"}`;
    default:
      return finding.kind;
  }
};
