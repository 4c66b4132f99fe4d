import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { heldUntil, holdHours, holdLeft } from "./hold.ts";

const now = new Date("2026-11-20T09:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test("a bed is held for three days", () => {
  expect(heldUntil(now).toISOString()).toBe("2026-11-23T09:00:00.000Z");
  expect(holdLeft(heldUntil(now), now)).toBe("3 days");
});

test.each([
  [2 * 86_400 + 4 * 3600 + 59, "2 days 4 hours"],
  [86_400, "1 day"],
  [86_399, "23 hours 59 minutes"],
  [3 * 3600 + 20 * 60, "3 hours 20 minutes"],
  [3660, "1 hour 1 minute"],
  [3600, "1 hour"],
  [119, "1 minute"],
  [59, "less than a minute"],
  [0, ""],
  [-60, ""],
])("%d seconds are said as '%s'", (seconds, words) => {
  expect(holdLeft(after(seconds), now)).toBe(words);
});

const unitSeconds = { day: 86_400, hour: 3600, minute: 60 };

test.prop([fc.integer({ min: 60, max: holdHours * 3600 })])(
  "what is said is never more than is left, and short of it by less than an hour",
  (seconds) => {
    const said = [...holdLeft(after(seconds), now).matchAll(/(\d+) (day|hour|minute)/g)].reduce(
      (sum, [, count, unit]) => sum + Number(count) * unitSeconds[unit as keyof typeof unitSeconds],
      0,
    );
    expect(said).toBeLessThanOrEqual(seconds);
    expect(seconds - said).toBeLessThan(seconds >= 86_400 ? 3600 : 60);
  },
);
