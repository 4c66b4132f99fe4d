import { windowState } from "@polyportal/domain/course-registration/window";
import { expect, test } from "vitest";
import { registrationWindowRows } from "./registration-windows.ts";

test("the current First semester is open, its Second is not yet, and earlier ones are over", () => {
  const now = new Date("2026-11-21T20:00:00Z");
  const states = registrationWindowRows(now).map(
    ({ sessionId, semester, lateFrom = null, ...window }) =>
      `${sessionId} ${semester} ${windowState({ ...window, lateFrom }, now)}`,
  );
  expect(states).toEqual([
    "1 First closed",
    "1 Second closed",
    "2 First closed",
    "2 Second closed",
    "3 First open",
    "3 Second not-open",
  ]);
});
