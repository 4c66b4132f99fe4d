import type { Claim } from "./claims.ts";

const deciding = new Set(["approve", "check", "publish", "amend", "hold"]);

/** Whether a claim decides over others' work: whoever is to be given it needs a second person's word. */
export const decides = (claim: Claim): boolean => deciding.has(claim.slice(claim.indexOf(".") + 1));
