import { getTableName, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import type { AnyUndoable } from "./importer.ts";
import { partsOf, type Which } from "./records.ts";

/** The stored copies of these rows' records in a table, under the alias `record`. */
export const recordsIn = ({ kept }: Which, name: string, lines: readonly number[]): SQL =>
  sql`record.import_id = ${kept.id} and record.table_name = ${name}
    and record.line = any(${sql.param(lines)}::int[])`;

const linesOf = async (tx: Transaction, query: SQL): Promise<number[]> =>
  (await tx.execute<{ line: number }>(query)).rows.map(({ line }) => line);

/** Locks the records of these rows until the transaction ends. */
export async function lockRecords(tx: Transaction, run: Which, lines: readonly number[]) {
  for (const written of run.importer.tables) {
    const { name, key, keyType } = partsOf(written);
    await tx.execute(sql`select from ${written.table} stands where stands.${key} in (
        select record.record_id::${keyType} from import_records record
        where ${recordsIn(run, name, lines)})
      order by stands.${key} for update`);
  }
}

/** The lines whose records have changed since the import. */
export async function changedLines(tx: Transaction, run: Which, lines: readonly number[]) {
  const found: number[] = [];
  for (const written of run.importer.tables) {
    const { name, key, keyType, secret } = partsOf(written);
    // Convert by the table's types, so that times compare equal in every time zone.
    const left = sql`to_jsonb(jsonb_populate_record(null::${written.table}, record.after))`;
    found.push(
      ...(await linesOf(
        tx,
        sql`select record.line from import_records record
          left join ${written.table} stands on stands.${key} = record.record_id::${keyType}
          where ${recordsIn(run, name, lines)} and case
            when record.before is null then stands.${key} is not null
              and to_jsonb(stands) - ${secret} is distinct from ${left} - ${secret}
            else stands.${key} is null or exists (
              select from jsonb_object_keys(record.after) field
              where record.after -> field is distinct from record.before -> field
                and to_jsonb(stands) -> field is distinct from ${left} -> field)
            end`,
      )),
    );
  }
  return found;
}

/** For each written table, the foreign keys of other tables that refer to it. */
export type Uses = ReadonlyMap<
  string,
  readonly { readonly table: string; readonly column: string }[]
>;

export async function usesOf(tx: Transaction, { tables }: AnyUndoable): Promise<Uses> {
  const uses = new Map<string, { table: string; column: string }[]>();
  for (const { table, owned = [] } of tables) {
    const name = getTableName(table);
    const { rows } = await tx.execute<{ table: string; column: string }>(sql`
      select child.relname as "table", attribute.attname as "column"
      from pg_constraint reference
      join pg_class child on child.oid = reference.conrelid
      join pg_attribute attribute
        on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
      where reference.contype = 'f' and reference.confrelid = ${name}::regclass`);
    const own = new Set(owned.map((one) => getTableName(one.table)));
    uses.set(
      name,
      rows.filter((one) => !own.has(one.table)),
    );
  }
  return uses;
}

/** The lines whose created record is referred to by now. */
export async function usedLines(tx: Transaction, run: Which, lines: readonly number[], uses: Uses) {
  const byName = new Map(run.importer.tables.map((one) => [getTableName(one.table), one]));
  const queries = run.importer.tables.flatMap((written) => {
    const { name, keyType } = partsOf(written);
    return (uses.get(name) ?? []).map(({ table, column }) => {
      const child = byName.get(table);
      const ofSameRow = child
        ? sql`and not exists (select from import_records own
            where own.import_id = record.import_id and own.line = record.line
              and own.table_name = ${table} and own.before is null
              and own.record_id = child.${partsOf(child).key}::text)`
        : sql``;
      return sql`select record.line from import_records record
        where ${recordsIn(run, name, lines)} and record.before is null
          and exists (select from ${sql.identifier(table)} child
            where child.${sql.identifier(column)} = record.record_id::${keyType} ${ofSameRow})`;
    });
  });
  return queries.length === 0 ? [] : linesOf(tx, sql.join(queries, sql` union `));
}

/** The lines whose records an undo must leave alone, although nobody changed them. */
export async function heldLines(tx: Transaction, run: Which, lines: readonly number[]) {
  const found: number[] = [];
  for (const written of run.importer.tables) {
    if (!written.keeps) continue;
    const { rows } = await tx.execute<{ line: number; id: string }>(
      sql`select record.line, record.record_id as id from import_records record
        where ${recordsIn(run, partsOf(written).name, lines)}`,
    );
    const ids = rows.map(({ id }) => id);
    const held = new Set(await written.keeps(tx, ids, run.kept.id));
    found.push(...rows.filter(({ id }) => held.has(id)).map(({ line }) => line));
  }
  return found;
}
