import { claims, type Claim } from "./claims.ts";

const deciding = new Set(["approve", "check", "publish", "amend", "hold"]);

/** Whether a claim decides over others' work: whoever is to be given it needs a second person's word. */
export const decides = (claim: Claim): boolean => deciding.has(claim.slice(claim.indexOf(".") + 1));

/** Every claim that decides. */
export const decidingClaims: readonly Claim[] = claims.filter(decides);

/** Whether adding a claim to a role takes a second person's word: it approves, releases or voids. */
export const addingIsGrave = (claim: Claim): boolean => decides(claim) || claim.endsWith(".erase");
