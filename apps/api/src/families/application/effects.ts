import type { PaymentEffects } from "../../payment/effects.ts";

/** An applicant opens the application with the reference of the paid invoice: nothing waits for it. */
export const applicationEffects = { application: {} } satisfies Partial<PaymentEffects>;
