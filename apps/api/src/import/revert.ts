import { getTableName, sql } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { recordsIn } from "./kept-lines.ts";
import { nameOf, partsOf, type Which } from "./records.ts";

/** Deletes the records that these rows created and restores those that they changed. */
export async function revert(tx: Transaction, run: Which, lines: readonly number[]): Promise<void> {
  for (const written of run.importer.tables.toReversed()) {
    const { name, key, keyName, keyType, columns, secretNames, cameWith } = partsOf(written);
    const records = recordsIn(run, name, lines);
    // By id: a join with rows that were just inserted is badly planned, since there are no statistics yet.
    const { rows: made } = await tx.execute<{ id: string }>(
      sql`select record.record_id as id from import_records record
        where ${records} and record.before is null`,
    );
    const ids = sql.param(made.map(({ id }) => id));
    for (const { table, by, where = sql`true` } of written.owned ?? []) {
      await tx.execute(sql`delete from ${table} own where ${where}
        and own.${sql.identifier(nameOf(by))} = any(${ids}::${sql.raw(by.getSQLType())}[])`);
    }
    // Before deleting anything, because changed records may refer to created ones.
    for (const { table, by } of cameWith) {
      const before = sql`import_records record where ${records} and record.before is not null`;
      await tx.execute(sql`delete from ${table} own where own.${sql.identifier(nameOf(by))} in (
        select record.record_id::${keyType} from ${before})`);
      await tx.execute(sql`insert into ${table} select earlier.* from (select * from ${before}) record,
        lateral jsonb_populate_recordset(null::${table}, record.before -> ${getTableName(table)}) earlier`);
    }
    const these = sql`stands.${key} = any(${ids}::${keyType}[])`;
    await tx.execute(
      written.takenBack
        ? sql`update ${written.table} stands set ${written.takenBack} where ${these}`
        : sql`delete from ${written.table} stands where ${these}`,
    );
    const sets = columns
      .filter((column) => column !== keyName && !secretNames.includes(column))
      .map((column) => {
        const named = sql.identifier(column);
        return sql`${named} = case
          when record.before -> ${column} is distinct from record.after -> ${column}
          then earlier.${named} else stands.${named} end`;
      });
    await tx.execute(sql`update ${written.table} stands set ${sql.join(sets, sql`, `)}
      from import_records record,
        lateral jsonb_populate_record(null::${written.table}, record.before) earlier
      where ${records} and record.before is not null
        and stands.${key} = record.record_id::${keyType}`);
  }
}
