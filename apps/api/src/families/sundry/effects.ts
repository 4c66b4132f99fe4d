import type { PaymentEffects } from "../../payment/effects.ts";
import { transcriptPaid } from "./transcripts.ts";
import { paidAndTold } from "../fees/effects.ts";

/** What was bought is handed out over a counter, to whoever brings the receipt; a transcript is made. */
export const sundryEffects = {
  sundry: paidAndTold("sundry", transcriptPaid),
} satisfies Partial<PaymentEffects>;
