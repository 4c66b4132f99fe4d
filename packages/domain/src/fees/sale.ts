import type { FeePurpose } from "../payment/purposes.ts";

/** Why a fee that is not sold at all times is not sold now. */
export type SaleRefusal = "not-late" | "other-session" | "offer-lapsed";

type Moment = {
  /** The fee is of the current session. */
  readonly current: boolean;
  /** Whoever registers now in that session registers late. */
  readonly late: boolean;
  /** The days are over in which the offer could be accepted. */
  readonly lapsed: boolean;
};

/**
 * Why a fee is not sold now: registering late only to whom is late, accepting only while the offer stands, a
 * change of degree only in the session in which the degree would be changed. Null where it is.
 */
export function saleRefusal(
  purpose: FeePurpose,
  { current, late, lapsed }: Moment,
): SaleRefusal | null {
  if (purpose === "course-registration") return late ? null : "not-late";
  if (purpose === "acceptance") return lapsed ? "offer-lapsed" : null;
  if (purpose === "change-of-degree") return current ? null : "other-session";
  return null;
}
