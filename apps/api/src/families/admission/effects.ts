import type { PaymentEffects } from "../../payment/effects.ts";
import { paidAndTold } from "../fees/effects.ts";
import { moveOffers } from "./move-offer.ts";

/** The acceptance fee accepts the offer. */
export const admissionEffects = {
  acceptance: paidAndTold("acceptance", ({ tx }, invoice, now) =>
    moveOffers(tx, invoice, { act: "accept", at: invoice.paidAt ?? now, by: null }),
  ),
} satisfies Partial<PaymentEffects>;
