import * as z from "zod/mini";
import { invoiceAmount } from "../invoice/details.ts";
import { payerPhone } from "../invoice/lookup.ts";
import { oneOf } from "./one-of.ts";
import { amountBetween } from "../messages/sundry.ts";
import { email, personName, requiredText } from "../validation/primitives.ts";

/** What the bursary collects from anybody: one amount, or a range of them; in naira. */
export type Charge = {
  readonly code: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
};

/** So many things stand on one invoice. */
export const mostCharges = 10;

/** For whom a charge can be paid: by whose number, or whoever is named. */
export const payerKinds = ["student", "applicant", "other"] as const;
export type PayerKind = (typeof payerKinds)[number];

/** What is asked of each kind of payer. */
export const payerRules = {
  student: z.object({ number: requiredText("please enter a matric or admission number", 40) }),
  applicant: z.object({ number: requiredText("please enter an application number", 40) }),
  other: z.object({
    lastname: personName("please input surname"),
    firstname: personName("please input first name"),
    mobileNumber: payerPhone,
    email: email("please input email address"),
  }),
} as const satisfies Record<PayerKind, unknown>;

const text = () => z._default(z.string().check(z.maxLength(300)), "");

/** One invoice of one or more charges. Of the payer's fields those of the kind are asked. */
export const chargesSchema = z
  .object({
    charges: z
      .array(z.object({ code: requiredText("please select a charge", 40), amount: invoiceAmount }))
      .check(
        z.minLength(1, "please select a charge"),
        z.maxLength(mostCharges, `please select at most ${mostCharges} charges`),
        z.refine(
          (charges) => new Set(charges.map(({ code }) => code)).size === charges.length,
          "duplicate entries exists",
        ),
      ),
    payerKind: oneOf(payerKinds, "please choose who the payment is for"),
    number: text(),
    lastname: text(),
    firstname: text(),
    mobileNumber: text(),
    email: text(),
  })
  .check((checked) => {
    const found = payerRules[checked.value.payerKind].safeParse(checked.value);
    for (const { message, path } of found.error?.issues ?? []) {
      checked.issues.push({ code: "custom", input: checked.value, message, path });
    }
  });

/** Choosing the next charge. */
export const chargeChoiceSchema = z.object({ code: z.string() });

/** Why an amount cannot be paid for a charge; nothing where it can. */
export const wrongAmount = ({ least, most }: Charge, amount: number): string | undefined =>
  amount >= least && amount <= most ? undefined : amountBetween(least, most);

/** Whether the payer chooses the amount. */
export const isOpen = ({ least, most }: Charge): boolean => least < most;
