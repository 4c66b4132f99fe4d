import { expect, test } from "vitest";
import { dayInLagos } from "./day-in-lagos.ts";

test("a moment is of the day that it is in Nigeria, an hour ahead of UTC", () => {
  expect(dayInLagos("2026-01-05T22:59:59.999Z")).toBe("2026-01-05");
  expect(dayInLagos("2026-01-05T23:00:00.000Z")).toBe("2026-01-06");
  expect(dayInLagos(null)).toBeNull();
});
