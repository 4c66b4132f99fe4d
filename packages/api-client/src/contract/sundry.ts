import { invoiceAmount } from "@polyportal/domain/invoice/details";
import { requiredId } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { invoiceStates } from "./invoice.ts";
import { naira, nothing, options, timestamp } from "./shared.ts";
import { cannotInvoice, studentInvoice } from "./fees.ts";

/** What the school sells individually: a transcript, an identity card. */
export const sundryItem = z.object({ id: z.int(), name: z.string(), amount: naira });

export type SundryItem = z.infer<typeof sundryItem>;

/** A student's own invoice of a sundry item, in the history. */
export const sundryInvoice = z.object({
  id: z.uuid(),
  invoiceNo: z.string(),
  rrr: z.string(),
  /** The item's name when the invoice was made. */
  name: z.string(),
  session: z.string(),
  amount: naira,
  state: z.enum(invoiceStates),
  invoiceDate: timestamp,
  paidAt: z.nullable(timestamp),
});

export type SundryInvoice = z.infer<typeof sundryInvoice>;

export const sundryEndpoints = {
  listSundryItems: endpoint({
    method: "GET",
    path: "/api/Sundry/sundry-items",
    summary: "What a student can buy, by name, and for which of the own sessions, newest first",
    audience: ["student"],
    input: nothing,
    output: z.object({ items: z.array(sundryItem), sessions: options }),
    errors: ["no_student_record", "fee_not_for_student"],
  }),
  listSundryInvoices: endpoint({
    method: "GET",
    path: "/api/Sundry/invoices",
    summary: "The own invoices of sundry items, newest first: the hundred latest",
    audience: ["student"],
    input: nothing,
    output: z.array(sundryInvoice),
    errors: ["no_student_record", "fee_not_for_student"],
  }),
  createSundryInvoice: endpoint({
    method: "POST",
    path: "/api/Sundry/create-invoice",
    summary: "Generates the invoice of an item; the open one is answered again, a paid one is not",
    audience: ["student"],
    idempotent: true,
    input: z.object({
      itemId: requiredId("please select an item"),
      sessionId: requiredId("please enter your session"),
      /** Checked against the item. */
      amount: invoiceAmount,
    }),
    output: studentInvoice,
    errors: [...cannotInvoice, "fee_not_for_student", "not_found", "amount_mismatch"],
  }),
};
