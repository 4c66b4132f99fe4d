import type { Claim } from "@polyportal/domain/rights/claims";
import type { Reader } from "../database/connect.ts";

/** Who can be named in a pasted list, and how they are found. */
export type Resolver = {
  readonly kind: "users" | "students" | "numbers";
  /** Whoever lacks it finds nobody. */
  readonly claim: Claim;
  /** Whom each text names, in small letters; phones and payment references in their one form. One query for all of them. */
  readonly find: (
    db: Reader,
    texts: readonly string[],
  ) => Promise<readonly { readonly text: string; readonly id: string; readonly label: string }[]>;
  /** What those texts are, in words, that name something, but nobody. */
  readonly whatElse?: (
    db: Reader,
    texts: readonly string[],
  ) => Promise<readonly { readonly text: string; readonly what: string }[]>;
};
