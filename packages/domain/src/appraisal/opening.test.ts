import { expect, test } from "vitest";
import { appraisalOpens } from "../messages/appraisal.ts";
import { appraisalsOpen, appraisalsOpenAt } from "./opening.ts";

const addDropClosesAt = "2027-01-20T22:59:00.000Z";
const now = new Date("2027-01-10T12:00:00.000Z");

test("appraisals open on the school's day, else once courses can no longer be changed", () => {
  const set = { appraisalsFrom: "2027-01-10T12:00:00.000Z", addDropClosesAt };
  const unset = { appraisalsFrom: null, addDropClosesAt };
  expect(appraisalsOpen(set, now)).toBe(true);
  expect(appraisalsOpen(set, new Date(now.getTime() - 1))).toBe(false);
  expect(appraisalsOpen(unset, now)).toBe(false);
  expect(appraisalsOpenAt(unset)).toEqual(new Date(addDropClosesAt));
});

test("a semester without dates has none", () => {
  expect(appraisalsOpen(null, now)).toBe(false);
  expect(appraisalsOpenAt(undefined)).toBeNull();
  expect(appraisalOpens(null)).toMatch(/not said yet/);
  expect(appraisalOpens("2027-06-01T08:00:00.000Z")).toBe("Opens on 1 June 2027");
});
