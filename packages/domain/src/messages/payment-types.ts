import type { PaymentType } from "../payment/types.ts";

/** The parts of a fee as a person reads them. */
export const paymentTypeNames: Record<PaymentType, string> = {
  Full: "Full payment",
  FirstInstallment: "First instalment",
  SecondInstallment: "Second instalment",
};
