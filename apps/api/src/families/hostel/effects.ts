import type { PaymentEffects } from "../../payment/effects.ts";
import { paidAndTold } from "../fees/effects.ts";
import { endHold, freeBed, settleBed } from "./settle-bed.ts";

/** The bed that an invoice holds is booked with it, or free again. */
export const hostelEffects = {
  hostel: {
    ...paidAndTold("hostel", ({ tx }, { id }, now) => settleBed(tx, id, now)),
    closed: (tx, { id }) => freeBed(tx, id),
    expired: (tx, { id }, now) => endHold(tx, id, now),
  },
} satisfies Partial<PaymentEffects>;
