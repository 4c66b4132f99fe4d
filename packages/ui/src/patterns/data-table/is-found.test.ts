import { expect, test } from "vitest";
import type { DataColumn } from "./column.ts";
import { isFound } from "./is-found.ts";

type Student = { readonly name: string; readonly matric: string; readonly units: number | null };

const columns: readonly DataColumn<Student>[] = [
  { id: "matric", header: "Matric number", value: ({ matric }) => matric },
  { id: "name", header: "Full name", value: ({ name }) => name },
  { id: "units", header: "Units", value: ({ units }) => units },
];

test.each([
  ["Ɗanjuma Kabiru", "danjuma", true],
  ["Ɗanjuma Kabiru", "Kabiru, danjuma", true],
  ["O’Brien Ada", "OBrien", true],
  ["O’Brien Ada", "o'brien 0417", true],
  ["Bello Abdul-Rahman", "abdulrahman", true],
  ["BELLO ABDULRAHMAN", "Abdul-Rahman", true],
  ["Bello Musa", "nd/com", true],
  ["Bello Musa", "", true],
  ["Bello Musa", "bello sule", false],
])("a whole table finds %s by %j: %s", (name, search, found) => {
  expect(isFound(columns, { name, matric: "ND/COM/0417", units: null }, search)).toBe(found);
});
