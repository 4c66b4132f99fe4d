import * as z from "zod/mini";
import { paymentTypes } from "../payment/types.ts";
import { requiredId } from "../validation/primitives.ts";

/** Choosing the session whose fees are to be paid. */
export const feeSessionSchema = z.object({ sessionId: requiredId("please enter your session") });

/** Choosing how much of a fee is to be paid. */
export const feePartSchema = z.object({
  paymentType: z.enum(paymentTypes, "please select a payment type"),
});
