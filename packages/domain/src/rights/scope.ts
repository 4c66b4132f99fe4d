import type { Claim } from "./claims.ts";

/**
 * For endpoints without a claim, whose things they show or change: only the caller's (`own`); also others'
 * for those who may read the audit record (`own-or-audited`); or by a rule of each kind of thing
 * (`each-by-its-right`).
 */
export const scopes = ["own", "own-or-audited", "each-by-its-right"] as const;
export type Scope = (typeof scopes)[number];

type Caller = { readonly userId: string; readonly claims: ReadonlySet<Claim> };

/** Whether the caller finds anybody's things in this scope. */
export const findsOfOthers = (scope: Scope, { claims }: Pick<Caller, "claims">): boolean =>
  scope === "own-or-audited" && claims.has("audit.see");

/** Whether the caller finds this owner's things. */
export const findsOf = (scope: Scope, caller: Caller, ownerId: string): boolean =>
  ownerId === caller.userId || findsOfOthers(scope, caller);
