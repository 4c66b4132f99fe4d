import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { cgpaRemark } from "./remark.ts";

test.each([
  [5, "Distinction"],
  [4.5, "Distinction"],
  [4.49, "Upper Credit"],
  [3.5, "Upper Credit"],
  [3.49, "Lower Credit"],
  [2.4, "Lower Credit"],
  [2.39, "Pass"],
  [1, "Pass"],
])("a complete award with %d is a %s", (cgpa, remark) => {
  expect(cgpaRemark({ cgpa, endsSession: true, complete: true })).toBe(remark);
});

test("the average counts as it is printed", () => {
  expect(cgpaRemark({ cgpa: 4.4951, endsSession: true, complete: true })).toBe("Distinction");
  expect(cgpaRemark({ cgpa: 0.9951, endsSession: true })).toBe("Good standing");
});

test.each([
  ["in the first semester", { endsSession: false }],
  ["at the end of the first session", { endsSession: true }],
  ["in the middle of a session on probation", { endsSession: false, cgpaBefore: 0.5 }],
  ["at the end of a session after a good one", { endsSession: true, cgpaBefore: 2 }],
])("who is below 1.00 %s is on probation", (_, facts) => {
  expect(cgpaRemark({ cgpa: 0.99, ...facts })).toBe("Probation");
});

test("who is still below 1.00 a session later has to leave, and who is not, stays", () => {
  expect(cgpaRemark({ cgpa: 0.99, endsSession: true, cgpaBefore: 0.5 })).toBe("Withdrawal");
  expect(cgpaRemark({ cgpa: 1, endsSession: true, cgpaBefore: 0.5 })).toBe("Good standing");
});

test.prop([fc.double({ min: 1, max: 5, noNaN: true })])(
  "nobody with a pass is on probation",
  (cgpa) => {
    expect(cgpaRemark({ cgpa, endsSession: true, cgpaBefore: 0 })).toBe("Good standing");
  },
);
