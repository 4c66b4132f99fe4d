import { claims, type Claim } from "./claims.ts";

const deciding = new Set(["approve", "check", "publish", "amend", "hold"]);

/** Whether a claim decides over others' work. Giving it to somebody needs approval. */
export const decides = (claim: Claim): boolean => deciding.has(claim.slice(claim.indexOf(".") + 1));

export const decidingClaims: readonly Claim[] = claims.filter(decides);

/** Whether adding a claim to a role needs approval: it approves, releases or voids. */
export const addingIsGrave = (claim: Claim): boolean => decides(claim) || claim.endsWith(".erase");
