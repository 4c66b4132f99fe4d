import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { groupRrr, plainRrr } from "./rrr.ts";

test("an RRR is shown in fours", () => {
  expect(groupRrr("310007769676")).toBe("3100 0776 9676");
});

test("a short or masked RRR is shown in fours as well", () => {
  expect(groupRrr("31000")).toBe("3100 0");
  expect(groupRrr("3100****9676")).toBe("3100 **** 9676");
  expect(groupRrr("")).toBe("");
});

test.prop([fc.stringMatching(/^\d{12}$/)])("grouping loses nothing", (rrr) => {
  expect(groupRrr(rrr)).toMatch(/^\d{4} \d{4} \d{4}$/);
  expect(plainRrr(groupRrr(rrr))).toBe(rrr);
  expect(groupRrr(groupRrr(rrr))).toBe(groupRrr(rrr));
});
