import * as z from "zod/mini";
import { plainPhone } from "../format/phone.ts";
import { canonicalPhone, phonePattern, requiredText, rrr } from "../validation/primitives.ts";

/** Whose payment it is, by what stands on the invoice: a student's matric or admission number, or a phone number. */
export type PayerNumber =
  | { readonly kind: "phone"; readonly number: string }
  | { readonly kind: "student"; readonly number: string };

/** A number of a student, or a phone number, as it is typed. */
export const payerNumber = () =>
  requiredText("please enter a matric, admission or phone number", 40);

/** In one form, however it is typed: `+2348012345678`, `ND/COM/26/0417`. */
export function readPayerNumber(text: string): PayerNumber {
  if (phonePattern.test(plainPhone(text))) return { kind: "phone", number: canonicalPhone(text) };
  return { kind: "student", number: text.replaceAll(/\s/g, "").toUpperCase() };
}

/** Asking for one's payments. */
export const historyNumberSchema = z.object({ number: payerNumber() });

/** Asking for the receipt of something bought: the payment reference, and whose it is. */
export const sundryReceiptSchema = z.object({ rrr: rrr(), payer: payerNumber() });
