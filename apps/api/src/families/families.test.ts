import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { handlers, paymentEffects } from "./families.ts";
import type { Family } from "./family.ts";

const files = globSync(join(import.meta.dirname, "*/family.ts"));
const families = await Promise.all(
  files.map(async (file) => ((await import(file)) as { family: Family }).family),
);

const doubles = (names: readonly string[]) =>
  names.filter((name, at) => names.indexOf(name) !== at);

test("no two families answer one endpoint, follow one payment, import one kind or tell one past", () => {
  const of = (name: "handlers" | "effects" | "history") =>
    families.flatMap((family) => Object.keys(family[name] ?? {}));
  expect(of("handlers").length).toBeGreaterThan(100);
  for (const name of ["handlers", "effects", "history"] as const) {
    expect([name, doubles(of(name))]).toEqual([name, []]);
  }
  const imported = families.flatMap(({ importers = [], bulkEdits = [] }) =>
    [...importers, ...bulkEdits].map(({ name }) => name),
  );
  expect(doubles(imported)).toEqual([]);
});

test("every family is in the list", () => {
  for (const family of families) {
    expect(handlers).toMatchObject(family.handlers ?? {});
    expect(paymentEffects).toMatchObject(family.effects ?? {});
  }
});
