import type { Claim } from "./claims.ts";

/**
 * Whose things an endpoint tells or changes that asks for no claim by itself: the caller's alone
 * (`own`); the caller's, and for whoever sees the audit those of others (`own-or-audited`); those that
 * each, by its kind, ask for a claim or for having a part in them (`each-by-its-right`).
 */
export const scopes = ["own", "own-or-audited", "each-by-its-right"] as const;
export type Scope = (typeof scopes)[number];

/** Whom an endpoint's things are shown to. */
type Caller = { readonly userId: string; readonly claims: ReadonlySet<Claim> };

/** Whether the caller finds things of others in this scope, whosesoever they are. */
export const findsOfOthers = (scope: Scope, { claims }: Pick<Caller, "claims">): boolean =>
  scope === "own-or-audited" && claims.has("audit.see");

/** Whether the caller finds a thing of this owner. */
export const findsOf = (scope: Scope, caller: Caller, ownerId: string): boolean =>
  ownerId === caller.userId || findsOfOthers(scope, caller);
