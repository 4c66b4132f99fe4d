import type { Claim } from "@polyportal/domain/rights/claims";
import type { Reader } from "../database/connect.ts";

/** A kind of record that a pasted list can name, and how to find it. */
export type Resolver = {
  readonly kind: "users" | "students" | "numbers";
  /** Callers without this claim find nobody. */
  readonly claim: Claim;
  /**
   * The records that each text names. Texts are in lower case, phones and payment references in canonical
   * form. One query for all.
   */
  readonly find: (
    db: Reader,
    texts: readonly string[],
  ) => Promise<readonly { readonly text: string; readonly id: string; readonly label: string }[]>;
  /** What else these texts name if they name no person, in words. */
  readonly whatElse?: (
    db: Reader,
    texts: readonly string[],
  ) => Promise<readonly { readonly text: string; readonly what: string }[]>;
};
