import { expect, test } from "vitest";
import { roles, userTypeOf } from "../authentication/roles.ts";
import { defaultClaims } from "../rights/default-claims.ts";
import { approvalActs } from "./acts.ts";
import { approvingClaims } from "./approving-claims.ts";

test("an act is approved by a right that approves, and that neither teaching nor a class brings", () => {
  for (const { claim } of Object.values(approvalActs)) expect(approvingClaims).toContain(claim);
  for (const claim of approvingClaims) expect(claim).toMatch(/\.approve$/);
  const others = roles.filter(
    (role) => userTypeOf(role) !== "official" || role === "course adviser",
  );
  const theirs = others.flatMap((role) => defaultClaims[role]);
  expect(approvingClaims.filter((claim) => theirs.includes(claim))).toEqual([]);
  expect(approvingClaims).toHaveLength(12);
});
