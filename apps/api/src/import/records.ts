import { getTableColumns, getTableName, sql, type Column, type SQL } from "drizzle-orm";
import { snakeCase } from "../database/column-names.ts";
import type { Transaction } from "../database/connect.ts";
import type { AnyUndoable, RowToWrite, WrittenTable } from "./importer.ts";

type AnyTable = WrittenTable<unknown>;

/** The import or bulk edit. */
export type Which = { readonly importer: AnyUndoable; readonly kept: { readonly id: string } };

/** A column's name in SQL. */
export const nameOf = (column: Column): string => snakeCase(column.name);

/** The names that SQL about a written table needs. */
export function partsOf({ table, key, secret = [], owned = [] }: AnyTable) {
  return {
    name: getTableName(table),
    key: sql.identifier(nameOf(key)),
    keyName: nameOf(key),
    keyType: sql.raw(key.getSQLType()),
    columns: Object.keys(getTableColumns(table)).map(snakeCase),
    /** Left out of stored copies. */
    secret: sql`${sql.param(secret.map(nameOf))}::text[]`,
    secretNames: secret.map(nameOf),
    cameWith: owned.filter(({ comesBack }) => comesBack),
  };
}

/** The copy of the record in `stands`, with the rows of other tables that are restored with it. */
function keptOf({ secret, key, cameWith }: ReturnType<typeof partsOf>): SQL {
  const sets = cameWith.map(
    ({ table, by }) => sql` || jsonb_build_object(${getTableName(table)}::text, (
      select coalesce(jsonb_agg(to_jsonb(own) order by to_jsonb(own)), '[]')
      from ${table} own where own.${sql.identifier(nameOf(by))} = stands.${key}))`,
  );
  return sql`(to_jsonb(stands) - ${secret})${sql.join(sets)}`;
}

const recordsOf = ({ table, idOf }: AnyTable, rows: readonly RowToWrite<unknown>[]) => {
  const records = rows.flatMap(({ line, target }) => {
    const id = idOf(target);
    return id === undefined ? [] : [{ table, line, id: String(id) }];
  });
  return { ids: records.map(({ id }) => id), lines: records.map(({ line }) => line) };
};

/** Stores the records of these rows before they are written. */
export async function noteBefore(
  tx: Transaction,
  { importer, kept }: Which,
  rows: readonly RowToWrite<unknown>[],
): Promise<void> {
  for (const written of importer.tables) {
    const parts = partsOf(written);
    const { name, key, keyType } = parts;
    const { ids, lines } = recordsOf(written, rows);
    await tx.execute(sql`
      insert into import_records (import_id, table_name, record_id, line, before)
      select ${kept.id}, ${name}, given.id, given.line,
        case when stands.${key} is not null then ${keptOf(parts)} end
      from unnest(${sql.param(ids)}::text[], ${sql.param(lines)}::int[]) given (id, line)
      left join ${written.table} stands on stands.${key} = given.id::${keyType}
      -- Written by an earlier row, too: what it was before that one counts.
      on conflict do nothing`);
  }
}

/** Stores the records as they are now, and drops the copies of unchanged ones. */
export async function noteAfter(
  tx: Transaction,
  { importer, kept }: Which,
  rows: readonly RowToWrite<unknown>[],
): Promise<void> {
  for (const written of importer.tables) {
    const parts = partsOf(written);
    const { name, key, keyType } = parts;
    const { ids } = recordsOf(written, rows);
    const these = sql`import_id = ${kept.id} and table_name = ${name}
      and record_id = any(${sql.param(ids)}::text[])`;
    await tx.execute(sql`update import_records set after = ${keptOf(parts)}
      from ${written.table} stands where ${these} and stands.${key} = record_id::${keyType}`);
    await tx.execute(
      sql`delete from import_records where ${these} and after is not distinct from before`,
    );
  }
}

/** Stores which record each row has created or changed. */
export function subjectsOf(
  importId: string,
  subjectId: (target: unknown) => string,
  rows: readonly RowToWrite<unknown>[],
): SQL {
  const lines = rows.map(({ line }) => line);
  const subjects = rows.map(({ target }) => subjectId(target));
  return sql`update import_rows set subject_id = given.subject
    from unnest(${sql.param(lines)}::int[], ${sql.param(subjects)}::text[]) given (line, subject)
    where import_rows.import_id = ${importId} and import_rows.line = given.line`;
}
