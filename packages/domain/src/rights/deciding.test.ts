import { expect, test } from "vitest";
import { claims } from "./claims.ts";
import { addingIsGrave, decides, decidingClaims } from "./deciding.ts";

test("what approves, checks, publishes, amends or holds decides, and what voids is as grave to add", () => {
  for (const claim of claims) {
    expect(decides(claim), claim).toBe(/\.(approve|check|publish|amend|hold)$/.test(claim));
    expect(addingIsGrave(claim), claim).toBe(decides(claim) || claim.endsWith(".erase"));
  }
  expect(decidingClaims).toEqual(claims.filter(decides));
  expect(decidingClaims).toHaveLength(18);
});
