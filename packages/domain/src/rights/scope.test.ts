import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { claims } from "./claims.ts";
import { findsOf, findsOfOthers, scopes } from "./scope.ts";

const scope = fc.constantFrom(...scopes);
const caller = fc.record({
  userId: fc.constantFrom("amina", "bayo"),
  claims: fc.subarray([...claims]).map((held) => new Set(held)),
});

test.prop([scope, caller])("everybody finds the own things, whatever the scope", (of, person) => {
  expect(findsOf(of, person, person.userId)).toBe(true);
});

test.prop([scope, caller])(
  "what others have is found by whoever sees the audit, where the scope says so, by nobody else",
  (of, person) => {
    const expected = of === "own-or-audited" && person.claims.has("audit.see");
    expect(findsOf(of, person, "chidi")).toBe(expected);
    expect(findsOfOthers(of, person)).toBe(expected);
  },
);
