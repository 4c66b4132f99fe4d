import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { connect } from "../database/connect.ts";
import { testDatabase } from "../testing/test-database.ts";
import { workspaceRoot } from "../workspace-root.ts";
import { defaultPeriods, periodNames, variableOf } from "./periods.ts";
import { rules } from "./rules.ts";
import { byRule, tables as told } from "./tables.ts";

// Compares the rules and the page about privacy with the real database.
const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }), 2, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const page = readFileSync(join(workspaceRoot() ?? "", "docs/privacy.md"), "utf8");

test("every table has a rule, or a reason why its rows stay", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration_lease'`);
  expect(Object.keys(told).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  const ruled = new Set(rules.flatMap(({ tables }) => tables));
  const saidToBe = Object.entries(told).flatMap(([name, [why]]) => (why === byRule ? name : []));
  expect(saidToBe.toSorted()).toEqual([...ruled].toSorted());
});

/** The tables in the page, with their personal columns and periods. */
function listedColumns() {
  const [, section = ""] = page.split("## Where it stands");
  const rows = section.split("\n## ")[0]?.split("\n") ?? [];
  const quoted = (cell = "") => [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  return rows.flatMap((row) => {
    const [, tables, columns, until] = row.split("|");
    return quoted(tables).map((table) => ({
      table,
      all: columns?.trim() === "all",
      columns: quoted(columns),
      until: quoted(until),
    }));
  });
}

const listOf = (columns: string | undefined) => columns?.split(" ") ?? [];

test("every column says nothing about a person, or the page about privacy says until when it stays", async () => {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name <> 'migration_lease'
      and data_type not in ('uuid', 'boolean', 'timestamp with time zone')`);
  const listed = listedColumns();
  const places = rows.map(({ table, column }) => {
    const personal = listed.some(
      (one) => one.table === table && (one.all || one.columns.includes(column)),
    );
    const impersonal = listOf(told[table]?.[1]).includes(column);
    return { name: `${table}.${column}`, places: Number(personal) + Number(impersonal) };
  });
  expect(places.filter((one) => one.places !== 1)).toEqual([]);
  // Nothing unknown is listed, and each period exists.
  const known = new Set(places.map(({ name }) => name));
  const named = [
    ...listed.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
    ...Object.entries(told).flatMap(([table, [, columns]]) =>
      listOf(columns).map((column) => `${table}.${column}`),
    ),
  ];
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  for (const { table, until } of listed) {
    const periods = rules.filter(({ tables }) => tables.includes(table)).map((one) => one.period);
    expect([table, until.toSorted()]).toEqual([table, [...new Set(periods)].toSorted()]);
    expect([table, until.length === 0]).toEqual([table, told[table]?.[0] !== byRule]);
  }
});

test("every file's owner is known: nobody's photo is taken for a stray one", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'stored_files'::regclass order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([
    "application_documents",
    "applications",
    "identity_card_pages",
    "referee_letters",
    "staff_photos",
    "students",
  ]);
});

test("the periods are configuration, and the page about privacy tells each with its length", () => {
  for (const name of periodNames) {
    const row = page.split("\n").find((line) => line.includes(`\`${variableOf(name)}\``));
    expect(row, variableOf(name)).toContain(`| ${defaultPeriods[name]} `);
  }
  expect(readConfig({ RETAIN_ADDRESSES_DAYS: "30" }, "/nowhere").retention).toEqual({
    ...defaultPeriods,
    ADDRESSES: 30,
  });
});
