import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { sql } from "drizzle-orm";
import type { Database } from "./connect.ts";
import { databaseCode } from "./failure-kind.ts";

// Beside this file in the sources, beside the bundle in a build.
const beside = join(import.meta.dirname, "migrations");

/**
 * Brings the schema up to date. Replicas that start at once take turns by a lease row: its holder
 * keeps renewing it, and one that dies loses it after `leaseSeconds`.
 */
export async function migrate(db: Database, folder = beside, leaseSeconds = 20): Promise<void> {
  if (!existsSync(folder)) throw new Error(`The migrations are missing at ${folder}.`);
  const holder = randomUUID();
  await makeLeaseTable(db);
  while (!(await takeLease(db, holder, leaseSeconds))) await pause(100);
  const renewal = setInterval(
    () => void takeLease(db, holder, leaseSeconds).catch(() => undefined),
    (leaseSeconds * 1000) / 4,
  );
  try {
    await applyMigrations(db, { migrationsFolder: folder });
  } finally {
    clearInterval(renewal);
    await db.execute(sql`delete from migration_lease where holder = ${holder}`);
  }
}

/** The lease comes before any migration, so it has a table that no migration makes. */
async function makeLeaseTable(db: Database): Promise<void> {
  try {
    await db.execute(sql`
      create table if not exists migration_lease (
        name text primary key, holder text not null, until timestamptz not null
      )`);
  } catch (error) {
    // Two `if not exists` at the same moment: the loser finds the table of the winner.
    if (!["23505", "42P07", "42710"].includes(databaseCode(error) ?? "")) throw error;
  }
}

async function takeLease(db: Database, holder: string, seconds: number): Promise<boolean> {
  const taken = await db.execute(sql`
    insert into migration_lease (name, holder, until)
    values ('migrate', ${holder}, now() + make_interval(secs => ${seconds}))
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where migration_lease.holder = excluded.holder or migration_lease.until < now()
    returning holder`);
  return taken.rows.length === 1;
}
