import { expect, test } from "vitest";
import {
  countsAsFailed,
  goesWithExam,
  isOfferedAgain,
  markCodeOf,
  markCodes,
  needsReason,
} from "./mark-codes.ts";

test.each([
  ["ABS", { fails: true, again: false, why: false, beside: false }],
  ["SICK", { fails: false, again: true, why: false, beside: false }],
  ["INC", { fails: false, again: true, why: false, beside: false }],
  ["MAL", { fails: true, again: false, why: true, beside: false }],
  ["WHD", { fails: false, again: false, why: true, beside: true }],
] as const)("%s fails, comes again, wants a reason or goes with an exam mark: %j", (code, is) => {
  expect({
    fails: countsAsFailed(code),
    again: isOfferedAgain(code),
    why: needsReason(code),
    beside: goesWithExam(code),
  }).toEqual(is);
});

test("a code is read in whatever case, and nothing else is one", () => {
  for (const code of markCodes) expect(markCodeOf(` ${code.toLowerCase()} `)).toBe(code);
  expect(markCodeOf("AB")).toBeUndefined();
  expect(markCodeOf("")).toBeUndefined();
});
