import { sql } from "drizzle-orm";
import { handOverLines, isInsertOnly } from "../database/insert-only.ts";
import { createOutlets } from "../audit/outlets/create-outlets.ts";
import { unsentLetters } from "../audit/unsent-letters.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import { databaseCode, isUnavailable } from "../database/failure-kind.ts";
import { auditOutlets } from "../database/schema/audit-checkpoints.ts";

/**
 * What somebody with the server's database password could do to where the record ends, and how to mend it;
 * which places outside cannot be told. Nothing where the database has no record yet, or is away.
 */
export async function recordLines(
  db: Database,
  { audit, databaseUrl }: Pick<Config, "audit" | "databaseUrl">,
): Promise<string[]> {
  try {
    const outlets = createOutlets(audit);
    return [
      ...(await ownLines(db)),
      ...(databaseUrl === undefined
        ? [
            "The embedded database keeps where the record of changes ends from its server's role, not from whoever reads DATA_DIR: its superuser's password lies there. Better: AUDIT_FILE or AUDIT_DATABASE_URL on another machine.",
          ]
        : []),
      ...(outlets.length === 0
        ? [
            "Where the record of changes ends is told outside the database by the daily letter alone. Better: AUDIT_FILE or AUDIT_DATABASE_URL, which are told every minute.",
          ]
        : []),
      ...(await failingLines(db, outlets)),
      ...((await unsentLetters(db, new Date())) > 0
        ? ["Letters with the record's daily root could not be sent: SMTP_URL, AUDIT_MAIL_TO."]
        : []),
    ];
  } catch (error) {
    // No record yet, or none of this release.
    const missing = ["3F000", "42P01", "42703"];
    if (isUnavailable(error) || missing.includes(databaseCode(error) ?? "")) return [];
    throw error;
  }
}

async function ownLines(db: Database): Promise<string[]> {
  if (await isInsertOnly(db)) return [];
  const { rows } = await db.execute<{ role: string }>(sql`select current_user as role`);
  const lines = handOverLines(rows[0]?.role ?? "").map((line) => `${line};`);
  return [
    `The record's checkpoints belong to the role as which the server connects: whoever has its password can take the record's end out with them. As PostgreSQL's administrator, in this database: ${lines.join(" ")}`,
  ];
}

async function failingLines(
  db: Database,
  outlets: readonly { readonly name: string }[],
): Promise<string[]> {
  const rows = await db.select().from(auditOutlets);
  return rows.flatMap(({ name, failedAt, failure }) =>
    failedAt && outlets.some((one) => one.name === name)
      ? [
          `${name === "file" ? "AUDIT_FILE" : "AUDIT_DATABASE_URL"} has not been told where the record of changes ends since ${failedAt.toISOString()}: ${failure}.`,
        ]
      : [],
  );
}
