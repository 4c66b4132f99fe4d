import { expect, test } from "vitest";
import { applicationsClosed } from "./applications-closed.ts";

const now = new Date("2026-11-23T09:30:00Z");

test.each([
  [{ opensAt: "2026-11-30T23:00:00Z", closesAt: null }, "They open on 1 December 2026."],
  [
    { opensAt: null, closesAt: "2026-11-01T22:59:59Z" },
    "Their last day was 1 November 2026; no next day is set yet.",
  ],
  [{ opensAt: null, closesAt: null }, "No day is set yet."],
])("%o is told with the next day", (days, told) => {
  expect(applicationsClosed("HND", days, now)).toBe(`Applications for HND are closed. ${told}`);
});
