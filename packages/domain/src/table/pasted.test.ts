import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { readPastedKeys } from "./pasted.ts";

const rows = [
  { id: "1", key: "ND/COM/25/0001", label: "Adéwálé Ọláolúwa" },
  { id: "2", key: "ND/COM/25/0002", label: "Bello Aisha" },
  { id: "3", key: "COM 211", label: "COM 211, 2025/2026" },
  { id: "4", key: "COM 211", label: "COM 211, 2026/2027" },
];

test("each part is found, unknown, named twice or ambiguous, with its line", () => {
  expect(
    readPastedKeys("nd/com/25/0002\tND/COM/25/0009\n\n com211 ;ND/COM/25/ 0002\r\n", rows),
  ).toEqual({
    found: [{ line: 1, id: "2", label: "Bello Aisha" }],
    unknown: [{ line: 1, text: "ND/COM/25/0009" }],
    double: [{ line: 3, text: "ND/COM/25/ 0002", label: "Bello Aisha", before: 1 }],
    ambiguous: [{ line: 3, text: "com211", labels: ["COM 211, 2025/2026", "COM 211, 2026/2027"] }],
  });
});

const keys = fc.constantFrom("a 1", "A1", "b2", "c3", "d4");

test.prop([
  fc.array(fc.record({ id: fc.uuid(), key: keys, label: fc.string() }), { maxLength: 8 }),
  fc.array(keys, { maxLength: 20 }),
  fc.constantFrom("\n", "\t", ", ", ";", "\r\n"),
])("nothing is lost, and what is found is one row of the list, once", (some, pasted, between) => {
  const unique = [...new Map(some.map((row) => [row.id, row])).values()];
  const { found, unknown, double, ambiguous } = readPastedKeys(pasted.join(between), unique);
  expect(found.length + unknown.length + double.length + ambiguous.length).toBe(pasted.length);
  const same = (one: string, other: string) =>
    one.replace(" ", "").toLowerCase() === other.replace(" ", "").toLowerCase();
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  for (const { id } of found) {
    const key = unique.find((row) => row.id === id)?.key ?? "";
    expect(unique.filter((row) => same(row.key, key))).toHaveLength(1);
    expect(pasted.some((text) => same(text, key))).toBe(true);
  }
  for (const { text } of unknown) expect(unique.some(({ key }) => same(key, text))).toBe(false);
});
