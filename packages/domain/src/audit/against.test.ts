import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { againstText, checkedText, leftOpen, outletNames } from "./against.ts";

const at = "2026-11-29T13:03:00.000Z";
const against = fc.record({
  roots: fc.nat(),
  checkpoints: fc.nat(),
  insertOnly: fc.boolean(),
  outside: fc.subarray(outletNames.map((name) => ({ name, at }))),
  letters: fc.nat({ max: 9 }),
});

test("a sound record says from when to when, and against what", () => {
  const all = {
    roots: 1,
    checkpoints: 1_204,
    insertOnly: true,
    outside: outletNames.map((name) => ({ name, at })),
    letters: 1,
  };
  expect(checkedText({ from: "2026-01-05T08:00:00.000Z", to: at }, all, true)).toBe(
    "The record is sound from 5 January 2026, 9:00 am to 29 November 2026, 2:03 pm, against its seals, 1 daily root, 1,204 checkpoints that the server can only add to, the file outside the database (of 29 November 2026, 2:03 pm), the second database (of 29 November 2026, 2:03 pm) and 1 root from a letter.",
  );
  expect(checkedText({ from: null, to: null }, all, true)).toMatch(/^Nothing is sealed yet/);
});

test.prop([against])("whatever it was held against is named, and nothing else", (given) => {
  const text = againstText(given);
  expect(text).toMatch(/^its seals/);
  expect(text).not.toMatch(/undefined|NaN|false| {2}|, and$/);
  expect(text.includes("daily root")).toBe(given.roots > 0);
  expect(text.includes("checkpoint")).toBe(given.checkpoints > 0);
  expect(text.includes("the file")).toBe(given.outside.some(({ name }) => name === "file"));
  expect(text.includes("letter")).toBe(given.letters > 0);
});

test.prop([against])("what stays open is told, with who could use it", (given) => {
  expect(leftOpen(given)).toMatch(/only a root from a letter shows that/);
  expect(leftOpen(given).includes("doctor")).toBe(!given.insertOnly && given.outside.length === 0);
});
