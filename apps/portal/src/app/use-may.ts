import type { Contract, EndpointName } from "@polyportal/api-client/contract/contract";
import type { Claim } from "@polyportal/domain/rights/claims";
import { useProfile } from "./profile.ts";

/** The endpoints that need this claim. The types of importers do not say theirs; a lint rule checks these. */
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
 * Whether the reader may do the named acts, by the claim of their endpoints. An act whose endpoint needs
 * another claim does not compile, and a lint rule requires each act of a page to be named.
 */
export const useMay = <Asked extends Claim>(
  claim: Asked,
  ..._acts: readonly [ActsOf<Asked>, ...ActsOf<Asked>[]]
): boolean => useHolds(claim);
