import { expect, test } from "vitest";
import { usualDates } from "./dates.ts";
import { afterAll, compareSessions } from "./order.ts";

test("a session lasts from September to August, unless the school says otherwise", () => {
  expect(usualDates("2026/2027")).toEqual({ from: "2026-09-01", to: "2027-08-31" });
  expect(() => usualDates("Sandwich")).toThrow("Sandwich");
});

test("sessions are ordered by their first day", () => {
  const [first, second] = [
    { sessionId: 9, sessionFrom: "2025-09-01" },
    { sessionId: 2, sessionFrom: "2026-01-15" },
  ];
  expect([afterAll, second, first].toSorted(compareSessions)).toEqual([first, second, afterAll]);
});
