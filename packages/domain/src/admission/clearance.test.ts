import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { messagesOf } from "../validation/messages-of.ts";
import { clearanceFormSchema } from "./clearance-form.ts";
import { clearanceStates, clearedOf } from "./clearance.ts";

const components = fc.array(fc.record({ state: fc.constantFrom(...clearanceStates) }), {
  maxLength: 12,
});

test("what is cleared and what is not make up all of them, in whatever order", () => {
  fc.assert(
    fc.property(components, (some) => {
      const [cleared, all] = clearedOf(some).split(" of ").map(Number);
      expect(all).toBe(some.length);
      expect(cleared).toBe(some.length - some.filter(({ state }) => state !== "cleared").length);
      expect(clearedOf(some.toReversed())).toBe(clearedOf(some));
    }),
  );
});

test("what is missing, and a day that no calendar has, is messagesOf at its field", () => {
  expect(messagesOf(clearanceFormSchema, { rrr: "", dateOfBirth: "" })).toEqual([
    "rrr: please input your RRR",
    "dateOfBirth: please input your date of birth",
  ]);
  expect(
    messagesOf(clearanceFormSchema, { rrr: "310007769676", dateOfBirth: "2006-02-31" }),
  ).toEqual(["dateOfBirth: there is no 31 February 2006, please check the date"]);
});
