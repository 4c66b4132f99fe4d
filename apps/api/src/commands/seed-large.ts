import { sql } from "drizzle-orm";
import { auditKeyOf } from "../audit/fingerprints.ts";
import { sealRows } from "../audit/seal.ts";
import { migrate } from "../database/migrate.ts";
import { insertLargeSchool, largeSchool } from "../database/seed/large/insert.ts";
import { seed } from "../database/seed/seed.ts";
import { readSecret } from "../sign-in/secrets.ts";
import { withDatabase } from "./with-database.ts";

// Adds 20,000 students and 15,000 applicants to the demo school of DATABASE_URL, or to the embedded
// database's while `pnpm start` does not run. For measuring: every password is the demo's.
const started = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);

await withDatabase(process.env, async (db, { demo, keys }) => {
  if (!demo) {
    throw new Error(
      "This is not a demo school: seed:large would mix invented people into a real one.",
    );
  }
  await migrate(db);
  await seed(db, { demo: true });
  await insertLargeSchool(db, { ...largeSchool, progress: say });
  // Years of acts at once, of which the server would seal none (audit/due.ts).
  await sealRows(db, auditKeyOf(await readSecret(db, "audit", keys.audit)));
  say("the record is sealed");
  const { rows } = await db.execute<{ name: string; rows: number }>(
    sql`select relname as name, n_live_tup::int as rows from pg_stat_user_tables
      where n_live_tup > 10000 order by 2 desc`,
  );
  say("done; the largest tables now hold:");
  for (const table of rows) console.log(`${String(table.rows).padStart(10)}  ${table.name}`);
});
