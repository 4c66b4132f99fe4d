import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { formatCountdown } from "./countdown.ts";

test.each([
  [247_000, "04:07"],
  [246_001, "04:07"],
  [1, "00:01"],
  [0, "00:00"],
  [-5_000, "00:00"],
  [Number.NaN, "00:00"],
  [3_600_000, "1:00:00"],
  [90_061_000, "25:01:01"],
])("%d ms left is %s", (ms, clock) => {
  expect(formatCountdown(ms)).toBe(clock);
});

test.prop([fc.integer({ min: -1e9, max: 1e9 })])("it only shows zero when time is up", (ms) => {
  expect(formatCountdown(ms) === "00:00").toBe(ms <= 0);
});
