import { expect, test } from "vitest";
import { isOfAllSessions } from "./waits.ts";

test.each([
  [undefined, true, true],
  [undefined, false, false],
  [["submitted"], false, true],
  [["checked", "approved"], true, true],
  [["draft"], true, false],
  [["submitted", "published"], true, false],
] as const)("sheets of the states %j, seen by one who decides: %s", (states, decides, all) => {
  expect(isOfAllSessions(states, decides)).toBe(all);
});
