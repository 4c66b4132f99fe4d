import { expect, test } from "vitest";
import { firstAsking, nextAsking } from "./asking.ts";

const now = new Date("2026-11-20T09:00:00Z");
const far = new Date("2026-12-20T09:00:00Z");
const minutesUntil = (date: Date) => (date.getTime() - now.getTime()) / 60_000;

test("the gateway is asked after a minute, and then ever more rarely", () => {
  expect(minutesUntil(firstAsking(now))).toBe(1);
  const waits = [1, 2, 3, 4, 5, 50].map((asked) => minutesUntil(nextAsking(asked, far, now)));
  expect(waits).toEqual([5, 15, 60, 360, 360, 360]);
});

test("it is asked when the invoice expires, and goes on after that while it cannot tell", () => {
  const soon = new Date("2026-11-20T09:30:00Z");
  expect(nextAsking(4, soon, now)).toEqual(soon);
  expect(minutesUntil(nextAsking(4, new Date("2026-11-20T08:59:00Z"), now))).toBe(360);
});
