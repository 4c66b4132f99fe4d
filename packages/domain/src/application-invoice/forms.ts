import * as z from "zod/mini";
import { payerPhone } from "../invoice/lookup.ts";
import { applicantInvoiceMessages as words } from "../messages/applicant-invoices.ts";
import { reason } from "../user-management/user-forms.ts";
import {
  calendarDate,
  email,
  optionalPersonName,
  optionalText,
  personName,
  requiredText,
} from "../validation/primitives.ts";

/** How an applicant's invoice stands. */
export const applicantInvoiceStates = ["open", "paid", "expired", "surplus"] as const;

export const extendSchema = z.object({
  /** The last day on which it can be paid. */
  untilOn: calendarDate(words.needed.untilOn),
  reason,
});

/** The payer of an invoice as an officer corrects it. */
export const payerSchema = z.object({
  lastname: personName("please input surname"),
  firstname: personName("please input first name"),
  middlename: optionalPersonName(),
  email: email("please input email address"),
  mobileNumber: payerPhone,
  /** How it was established who asks; once it is paid, it is needed. */
  identity: optionalText(200),
  reason,
});

/** The same of one that is paid. */
export const paidPayerSchema = z.extend(payerSchema, {
  identity: requiredText(words.needed.identity, 200),
});

type Names = Pick<z.output<typeof payerSchema>, "lastname" | "firstname" | "middlename">;

/** Who has paid keeps the name: that is what the money and the form belong to. */
export const namesStay = (before: Names, after: Names): boolean =>
  before.lastname === after.lastname &&
  before.firstname === after.firstname &&
  before.middlename === after.middlename;
