import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { connect } from "../connect.ts";
import { migrate } from "../migrate.ts";
import journal from "../migrations/meta/_journal.json" with { type: "json" };

/** A folder with the migrations before the one whose name ends so, as `migrate` takes it. */
export async function before(ending: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "polyportal-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(import.meta.dirname, "../migrations"), folder, { recursive: true });
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(ending));
  if (end < 0) throw new Error(`There is no migration "${ending}".`);
  const entries = journal.entries.slice(0, end);
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** A database of the release before the migration whose name ends so. It is dropped when the test ends. */
export async function databaseBefore(ending: string) {
  const database = await testDatabase({ empty: true });
  const { db, pool } = connect(database.url, pino({ level: "silent" }), 2, database.pooler);
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  await migrate(db, await before(ending));
  return db;
}
