import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { sheetActs } from "./acts.ts";
import { nextActOf } from "./next-act.ts";

test("a complete draft is submitted, by whoever may", () => {
  expect(nextActOf(["enter", "submit"], { approved: 30, missing: 0 })).toBe("submit");
  expect(nextActOf(["enter"], { approved: 30, missing: 0 })).toBe("enter");
});

test("where a row is missing, or nobody is approved yet, scores are entered", () => {
  expect(nextActOf(["enter", "submit"], { approved: 30, missing: 1 })).toBe("enter");
  expect(nextActOf(["enter", "submit"], { approved: 0, missing: 0 })).toBe("enter");
});

test.prop([fc.subarray([...sheetActs]), fc.nat(400), fc.nat(400)])(
  "nothing is offered that may not be done",
  (acts, approved, missing) => {
    const next = nextActOf(acts, { approved, missing });
    expect(next === "look" || acts.includes(next)).toBe(true);
  },
);
