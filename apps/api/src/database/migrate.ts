import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
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
  if (await isUpToDate(db, folder)) return;
  const holder = randomUUID();
  await makeLeaseTable(db);
  while (!(await takeLease(db, holder, leaseSeconds))) await pause(100);
  const renewal = setInterval(
    () => void takeLease(db, holder, leaseSeconds).catch(() => undefined),
    (leaseSeconds * 1000) / 4,
  );
  try {
    // Loaded where there is something to do.
    const { migrate: applyMigrations } = await import("drizzle-orm/node-postgres/migrator");
    await applyMigrations(db, { migrationsFolder: folder });
  } finally {
    clearInterval(renewal);
    await db.execute(sql`delete from migration_lease where holder = ${holder}`);
  }
}

/** Most starts find nothing to do, and one read says so: the newest migration is recorded. */
async function isUpToDate(db: Database, folder: string): Promise<boolean> {
  const newest = await newestOf(folder);
  try {
    const recorded = await db.execute(sql`
      select 1 from drizzle.__drizzle_migrations where created_at >= ${newest}`);
    return recorded.rows.length > 0;
  } catch (error) {
    // A fresh database has neither the schema nor the table.
    if (["3F000", "42P01"].includes(databaseCode(error) ?? "")) return false;
    throw error;
  }
}

/** When the newest migration was made, by Drizzle's list of them: no start reads every file to know it. */
async function newestOf(folder: string): Promise<number> {
  const text = await readFile(join(folder, "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(text) as { entries: readonly { when: number }[] };
  return entries.at(-1)?.when ?? 0;
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
