import type { PaymentEffects } from "../../payment/effects.ts";
import { paidAndTold } from "../fees/effects.ts";

/** Whoever has paid for registering late may register: the desk reads it from the invoice. */
export const courseRegistrationEffects = {
  "course-registration": paidAndTold("course-registration"),
} satisfies Partial<PaymentEffects>;
