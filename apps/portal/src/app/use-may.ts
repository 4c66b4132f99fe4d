import type { Contract, EndpointName } from "@polyportal/api-client/contract/contract";
import type { Claim } from "@polyportal/domain/rights/claims";
import { useProfile } from "./profile.ts";

/** The endpoints that ask for this claim; of importers the types do not say which, and the rule does. */
type ActsOf<Asked extends Claim> = {
  [Name in EndpointName]: Contract[Name] extends { readonly claim: infer Its }
    ? Asked extends Its
      ? Name
      : never
    : never;
}[EndpointName];

/** Whether the reader holds a claim that the server weighs by itself, where it is no endpoint's own. */
export const useHolds = (claim: Claim): boolean => useProfile().claims.includes(claim);

/**
 * Whether the reader may do the acts that are named: who holds the claim of their endpoints. An act whose
 * endpoint asks for another claim does not compile, and a rule wants each act of a page named so.
 */
export const useMay = <Asked extends Claim>(
  claim: Asked,
  ..._acts: readonly [ActsOf<Asked>, ...ActsOf<Asked>[]]
): boolean => useHolds(claim);
