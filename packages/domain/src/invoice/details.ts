import * as z from "zod/mini";
import {
  email,
  optionalPersonName,
  optionalText,
  personName,
  requiredId,
} from "../validation/primitives.ts";
import { jambNumber } from "../application/jamb-number.ts";
import type { InvoiceFlow } from "./flow.ts";
import { payerPhone } from "./lookup.ts";
import { typedNumber } from "../validation/typed-number.ts";

const sessionMissing: Record<InvoiceFlow, string> = {
  jupeb: "please enter your session",
  other: "please enter your Reg. No.",
};

/** An amount of naira, as a number or as typed; kobo are the smallest part. */
export const invoiceAmount = typedNumber("please enter amount").check(
  z.positive("please enter amount"),
  z.multipleOf(0.01, "please enter amount"),
);

/** Who has brought the applicant here, if anybody; the server knows the codes. */
export const referralCode = optionalText(40);

const person = {
  lastname: personName("please input surname"),
  firstname: personName("please input first name"),
  middlename: optionalPersonName(),
  email: email("please input email address"),
};

/** A detail that the look-up can return masked and locked. */
export type LockableDetail = keyof typeof person;

/**
 * The payer's details. A locked one shows the masked value (`Ad***`), which is not checked: the
 * server keeps the real one. JAMB's number is asked where the form is for any programme.
 */
export const invoiceDetailsSchema = (
  flow: InvoiceFlow,
  locked: readonly LockableDetail[] = [],
  jamb = false,
) => {
  const unless = <Rule>(detail: LockableDetail, rule: Rule) =>
    locked.includes(detail) ? z.string() : rule;
  return z.object({
    lastname: unless("lastname", person.lastname),
    firstname: unless("firstname", person.firstname),
    middlename: unless("middlename", person.middlename),
    email: unless("email", person.email),
    mobileNumber: payerPhone,
    sessionId: requiredId(sessionMissing[flow]),
    amount: invoiceAmount,
    referralCode,
    jambNumber: jamb ? jambNumber : z.optional(z.string()),
  });
};
