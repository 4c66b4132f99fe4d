import { expect, test } from "vitest";
import { countReferences } from "./count.ts";

test("who is named, asked, has given or declined is counted; who was replaced is not", () => {
  const states = ["named", "asked", "opened", "given", "declined", "expired", "replaced"] as const;
  expect(countReferences(states)).toEqual({ named: 6, asked: 5, given: 1, declined: 1 });
  expect(countReferences([])).toEqual({ named: 0, asked: 0, given: 0, declined: 0 });
});
