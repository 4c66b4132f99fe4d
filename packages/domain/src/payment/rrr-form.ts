import * as z from "zod/mini";
import { phone, rrr } from "../validation/primitives.ts";

/** Asking by payment reference alone: applicant sign-in, payment status. */
export const rrrSchema = z.object({ rrr: rrr() });

/** Asking for a receipt: the payment reference and its payer's phone number. */
export const feeReceiptSchema = z.object({ rrr: rrr(), mobileNumber: phone() });
