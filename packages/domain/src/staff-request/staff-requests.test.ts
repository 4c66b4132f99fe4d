import { expect, test } from "vitest";
import { isUnconfirmed, stateOfStaffRequest } from "./staff-requests.ts";

const askedAt = new Date("2026-11-16T09:00:00Z");

test.each([
  [null, "2026-11-23T08:59:59Z", "waiting"],
  [null, "2026-11-23T09:00:00Z", "lapsed"],
  [true, "2026-12-31T09:00:00Z", "confirmed"],
  [false, "2026-11-16T09:00:01Z", "denied"],
] as const)("a request that was answered with %s is, at %s, %s", (confirmed, at, state) => {
  expect(stateOfStaffRequest({ askedAt, confirmed }, new Date(at))).toBe(state);
});

test.each([
  [null, "2026-11-23T08:59:59Z", false],
  [null, "2026-11-23T09:00:00Z", true],
  // A denial is told no sooner than silence.
  [false, "2026-11-23T08:59:59Z", false],
  [false, "2026-11-23T09:00:00Z", true],
  [true, "2026-12-31T09:00:00Z", false],
] as const)("one answered with %s is, at %s, over unconfirmed: %s", (confirmed, at, over) => {
  expect(isUnconfirmed({ askedAt, confirmed }, new Date(at))).toBe(over);
});
