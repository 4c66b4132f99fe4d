import type { PaymentEffects } from "../../payment/effects.ts";
import { paidAndTold } from "../fees/effects.ts";
import { requestDegreeChange } from "./request.ts";

/** The fee is the request: it goes before the registry once it is paid. */
export const degreeChangeEffects = {
  "change-of-degree": paidAndTold("change-of-degree", requestDegreeChange),
} satisfies Partial<PaymentEffects>;
