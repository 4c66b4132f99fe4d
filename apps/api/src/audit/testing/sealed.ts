import { sql } from "drizzle-orm";
import { readConfig } from "../../config.ts";
import type { Database } from "../../database/connect.ts";
import { createOutbox } from "../../mail/outbox.ts";
import { writeRoots } from "../roots.ts";
import { sealRows } from "../seal.ts";
import { asOwner, emptyRecord, key, rootOf, tables, writeTwoDays } from "./record.ts";

/**
 * Writes and seals a record, and returns a function that restores it. Restoring takes one query, writing and
 * sealing about a hundred.
 */
export async function keepSealed(db: Database, count: number) {
  await emptyRecord(db);
  await writeTwoDays(db, count);
  await sealRows(db, key);
  const services = { config: readConfig({}, "/nowhere"), outbox: createOutbox({}) };
  await writeRoots(db, key, services, new Date());
  const { rows } = await db.execute<{ id: string }>(
    sql`select row_id as id from audit_seals order by number`,
  );
  const sealed = { idOf: (number: number) => rows[number - 1]?.id ?? "", root: await rootOf(db) };
  const layAnew = await keepTables(db);
  return async () => {
    await layAnew();
    return sealed;
  };
}

export type Sealed = Awaited<ReturnType<Awaited<ReturnType<typeof keepSealed>>>>;

async function keepTables(db: Database): Promise<() => Promise<unknown>> {
  const anew: string[] = [];
  for (const table of tables) {
    // All columns but generated ones.
    const { rows } = await db.execute<{ columns: string }>(sql`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = ${table.includes(".") ? "audit" : "public"}
        and table_name = ${table.replace("audit.", "")} and is_generated = 'NEVER' and is_identity = 'NO'`);
    const columns = rows[0]?.columns ?? "";
    const kept = `kept_${table.replace(".", "_")}`;
    await db.execute(sql.raw(`create table ${kept} as select ${columns} from ${table}`));
    anew.push(`delete from ${table}`, `insert into ${table} (${columns}) table ${kept}`);
  }
  return () => asOwner(db, anew.join("; "));
}
