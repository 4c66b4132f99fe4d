import { hash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../database/connect.ts";
import { retentionConfirmations } from "../database/schema/retention.ts";
import type { Periods } from "./periods.ts";
import { kindOf, rules } from "./rules.ts";

/**
 * What the confirmation covers: this database (a restored one differs in table ids or timeline), its schema
 * at the newest migration, and the periods.
 */
async function situationOf(db: Reader, periods: Periods): Promise<string> {
  const { rows } = await db.execute(sql`
    select (select system_identifier::text from pg_control_system()) as cluster,
      (select timeline_id from pg_control_checkpoint()) as timeline,
      'retention_confirmations'::regclass::oid::text as "table",
      (select max(created_at)::text from drizzle.__drizzle_migrations) as schema`);
  const kept = rules.map((rule) => [kindOf(rule), periods[rule.period]]);
  return hash("sha256", JSON.stringify([rows[0], kept]), "base64url");
}

/** Whether somebody confirmed retention for the current situation. */
export async function isConfirmed(db: Reader, periods: Periods): Promise<boolean> {
  const situation = await situationOf(db, periods);
  const found = await db.$count(
    retentionConfirmations,
    eq(retentionConfirmations.situation, situation),
  );
  return found > 0;
}

/** Stores the confirmation. */
export async function confirmSituation(
  db: Transaction,
  periods: Periods,
  now: Date,
): Promise<void> {
  const situation = await situationOf(db, periods);
  await db
    .insert(retentionConfirmations)
    .values({ situation, confirmedAt: now })
    .onConflictDoNothing();
}
