import type { PaymentEffects } from "../../payment/effects.ts";
import { paidAndTold } from "../fees/effects.ts";

/** What was bought is handed out over a counter, to whoever brings the receipt. */
export const sundryEffects = { sundry: paidAndTold("sundry") } satisfies Partial<PaymentEffects>;
