import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Pattern = RegExp | { readonly sql: RegExp; readonly code: RegExp };

/** What a PostgreSQL is asked for beyond plain SQL, by the name that docs/growth.md gives it. */
const catalogue: Record<string, Pattern> = {
  "foreign keys": /foreign key|\breferences\b/i,
  "cascading deletes": /on delete cascade/i,
  "check constraints": /\bcheck \(/i,
  "partial indexes": /create index[^;]*\bwhere\b/i,
  "partial unique indexes": /create unique index[^;]*\bwhere\b/i,
  "expression indexes": /create (?:unique )?index[^;]*using \w+ \([^;]*\(/i,
  "other than B-tree indexes": /create[^;]*index[^;]*using (?!btree)\w+/i,
  "generated columns": /generated always as \(/i,
  "identity columns and sequences": /as identity|\b(?:big|small)?serial\b|create sequence|nextval/i,
  "exclusion constraints": /\bexclude using\b/i,
  "deferrable constraints": /\bdeferrable\b/i,
  "enumerated types": /create type/i,
  "triggers and functions": /create (?:or replace )?(?:function|trigger|procedure)|\bdo \$/i,
  views: /create (?:or replace )?(?:materialized )?view/i,
  extensions: /create extension/i,
  // Not the rows of a window function.
  partitions: /partition (?:by (?:range|list|hash)|of)/i,
  "explicit collations": /\bcollate\b/i,
  "row security": /row level security|create policy/i,
  jsonb: /\bjsonb\b/i,
  "uuid columns": /\buuid\b/i,
  "bytea columns": /\bbytea\b/i,
  "array columns": /\b(?:text|integer|bigint|uuid)\[\]/i,
  "FOR UPDATE": { sql: /\bfor update\b/i, code: /\.for\("update"/ },
  "SKIP LOCKED": { sql: /skip locked/i, code: /skipLocked: true/ },
  "other row locks": {
    sql: /for (?:no key update|share|key share)/i,
    code: /\.for\("(?:no key update|share|key share)"/,
  },
  "ON CONFLICT": { sql: /\bon conflict\b/i, code: /\.onConflictDo\w+\(/ },
  RETURNING: { sql: /\breturning\b/i, code: /\.returning\(/ },
  "DISTINCT ON": { sql: /distinct on/i, code: /\.selectDistinctOn\(/ },
  "lateral joins": { sql: /\blateral\b/i, code: /JoinLateral\(/ },
  "common table expressions": { sql: /\bwith \w+ as \(/i, code: /\.\$?with\(/ },
  "recursive queries": /with recursive/i,
  "window functions": /\bover \(/i,
  "FILTER of an aggregate": /\bfilter \(where/i,
  "NULLS FIRST and LAST": /nulls (?:last|first)/i,
  "isolation levels": { sql: /isolation level/i, code: /isolationLevel:/ },
};

/** What belongs to one connection: a pooler gives the next transaction another. */
const forbidden: Record<string, RegExp> = {
  "advisory locks": /advisory/i,
  "LISTEN and NOTIFY": /^\s*(?:un)?listen\b|^\s*notify\b|pg_notify/i,
  "temporary tables": /create (?:temp|temporary)\b/i,
  "session settings": /^\s*set (?!transaction\b|local\b)|set_config\(|set session/i,
  "cursors that outlive their transaction": /with hold/i,
};

const source = join(import.meta.dirname, "..");
const migrations = filesBelow(join(import.meta.dirname, "migrations"), /\.sql$/);
// The embedded server is always our own PostgreSQL, whatever else a school connects to.
const sources = filesBelow(source, /(?<!\.test)\.ts$/).filter(
  (path) => !/[\\/](?:embedded|testing)[\\/]/.test(path),
);
const codes = sources.map((path) => readFileSync(path, "utf8"));

/** Without what is put into it, and without its literals. */
const plain = (sql: string) =>
  sql
    .replaceAll(/\$\{[^{}]*\}/g, "$")
    .replaceAll(/\$\{[\s\S]*?(?:\}|$)/g, "$")
    .replaceAll(/'[^']*'/g, "''");
const statements = [
  ...migrations.flatMap((path) => readFileSync(path, "utf8").split("--> statement-breakpoint")),
  ...codes.flatMap((code) =>
    [...code.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, sql = ""]) => sql),
  ),
].map(plain);

const guide = readFileSync(join(source, "../../../docs/growth.md"), "utf8");

test("docs/growth.md lists every feature of the database that is in use, and no other", () => {
  const isUsed = (pattern: Pattern) => {
    const { sql, code } = pattern instanceof RegExp ? { sql: pattern, code: undefined } : pattern;
    return (
      statements.some((text) => sql.test(text)) || codes.some((text) => code?.test(text) ?? false)
    );
  };
  const used = Object.keys(catalogue).filter((name) => isUsed(catalogue[name] ?? /^$/));
  const [, table = ""] =
    /^\| feature +\| where[^\n]*\n[^\n]*\n((?:\|[^\n]*\n)+)/m.exec(guide) ?? [];
  const listed = table
    .trim()
    .split("\n")
    .map((row) => row.split("|")[1]?.trim() ?? "");
  expect(listed.toSorted()).toEqual(used.toSorted());
});

test("it lists every function that our own SQL calls", () => {
  const called = statements.flatMap((text) =>
    [...text.matchAll(/\b([a-z][a-z0-9_]*)\(/g)].map(([, name = ""]) => name),
  );
  const words = ["all", "any", "array", "conflict", "exists", "filter", "in", "numeric", "values"];
  const used = [...new Set(called)].filter((name) => !words.includes(name));
  const [, listed = ""] = /^Functions: (.*)$/m.exec(guide) ?? [];
  expect(listed.match(/\w+/g)?.toSorted()).toEqual(used.toSorted());
});

test.each(Object.keys(forbidden))("%s are used nowhere", (name) => {
  expect(statements.filter((text) => forbidden[name]?.test(text))).toEqual([]);
});

function filesBelow(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name))
    .map((name) => join(folder, name));
}
