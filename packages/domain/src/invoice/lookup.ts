import * as z from "zod/mini";
import { phone, requiredText } from "../validation/primitives.ts";
import type { InvoiceFlow } from "./flow.ts";

/** The payer's phone number, by which invoices are found. */
export const payerPhone = phone({
  required: "please input mobile number",
  invalid: "invalid phone number",
});

const typeMissing: Record<InvoiceFlow, string> = {
  jupeb: "please select an invoice type",
  other: "please enter an invoice",
};

export const chooseAward = "please select an award";

/**
 * Finding an invoice. The type is chosen by the programme's slug, for application type ids collide; an award
 * where the fee goes by it.
 */
export const invoiceLookupSchema = (flow: InvoiceFlow, awards = false) =>
  z.object({
    programme: requiredText(typeMissing[flow]),
    award: awards ? requiredText(chooseAward) : z.optional(z.string()),
    mobileNumber: payerPhone,
  });
