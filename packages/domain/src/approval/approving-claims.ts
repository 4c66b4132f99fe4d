import { claimRows, type Area, type Claim } from "../rights/claims.ts";

/** Whoever approves in these does so for a class or a department, not for the school. */
const ofParts: readonly Area[] = ["registration", "results"];

/** The rights by which a school may have an act approved: those of the administration that approve. */
export const approvingClaims: readonly Claim[] = claimRows
  .filter(({ claim, area }) => claim.endsWith(".approve") && !ofParts.includes(area))
  .map(({ claim }) => claim);
