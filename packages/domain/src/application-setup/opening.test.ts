import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { closedSince, daysAfterClosing, formsUntil, isReopened, takesForms } from "./opening.ts";

const day = 86_400_000;
const now = new Date("2026-11-26T12:00:00Z");
const at = (days: number) => new Date(now.getTime() + days * day);
const moment = fc.option(fc.integer({ min: -40, max: 40 }).map(at));

test.prop([fc.boolean(), moment, moment])(
  "paid forms go on for 14 days after whatever closed the programme first",
  (open, closesAt, closedAt) => {
    const opening = { open, closesAt, closedAt };
    const since = closedSince(opening, now);
    const until = formsUntil(opening, now);
    expect(until?.getTime()).toBe(since ? since.getTime() + daysAfterClosing * day : undefined);
    if (open && (closesAt === null || closesAt > now)) expect(since).toBeNull();
    if (closesAt !== null && closesAt <= now) {
      expect(since?.getTime()).toBeLessThanOrEqual(closesAt.getTime());
    }
    expect(takesForms(opening, now)).toBe(until === null || until > now);
  },
);

test("the last day counts to its moment", () => {
  const closed = { open: true, closesAt: at(-daysAfterClosing), closedAt: null };
  expect(takesForms(closed, new Date(now.getTime() - 1))).toBe(true);
  expect(takesForms(closed, now)).toBe(false);
});

test("a form that the school has opened again is taken for its days, and one that it has not is not", () => {
  expect(isReopened(null, now)).toBe(false);
  expect(isReopened(at(-daysAfterClosing), new Date(now.getTime() - 1))).toBe(true);
  expect(isReopened(at(-daysAfterClosing), now)).toBe(false);
});
