import type { PaymentEffects } from "../../payment/effects.ts";

/** Nothing happens after the payment: the applicant opens the application with its reference. */
export const applicationEffects = { application: {} } satisfies Partial<PaymentEffects>;
