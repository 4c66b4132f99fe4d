import { expect, test } from "vitest";
import { isRatingDue } from "./prompt.ts";

const joined = new Date("2025-09-01T08:00:00Z");
const now = new Date("2026-11-20T10:00:00Z");

test("a person is asked for a rating when the last one is three months old", () => {
  expect(isRatingDue(new Date("2026-08-20T10:00:00Z"), joined, now)).toBe(true);
  expect(isRatingDue(new Date("2026-08-20T10:00:01Z"), joined, now)).toBe(false);
});

test("who has never rated is asked after three months with an account", () => {
  expect(isRatingDue(null, joined, now)).toBe(true);
  expect(isRatingDue(null, new Date("2026-11-01T08:00:00Z"), now)).toBe(false);
});
