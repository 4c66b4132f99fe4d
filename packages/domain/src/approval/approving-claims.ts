import { claimRows, type Area, type Claim } from "../rights/claims.ts";

/** Approvers in these areas act for a class or a department, not for the school. */
const ofParts: readonly Area[] = ["registration", "results"];

/** The claims that a school may choose for approving an act: the administration's own `approve` claims. */
export const approvingClaims: readonly Claim[] = claimRows
  .filter(({ claim, area }) => claim.endsWith(".approve") && !ofParts.includes(area))
  .map(({ claim }) => claim);
