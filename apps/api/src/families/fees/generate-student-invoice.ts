import type { feesEndpoints } from "@polyportal/api-client/contract/fees";
import { isConcerned } from "@polyportal/domain/fees/concerned";
import { isSamePart, type BilledPart } from "@polyportal/domain/fees/same-part";
import { toKobo } from "@polyportal/domain/format/naira";
import { feeChanged, instalmentLine, partRefusals } from "@polyportal/domain/messages/fees";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import type { InvoiceLine } from "../../database/schema/invoice.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { refuseOnRecord } from "../../server/refuse-on-record.ts";
import { studentOf } from "../student/current.ts";
import { feesForSale } from "./fees-for-sale.ts";
import { openInvoiceOf, type FeeOfSession } from "./session-fee.ts";
import { studentInvoiceFor, studentInvoiceView } from "./student-invoice.ts";

/** Makes the invoice of a fee or an instalment, or answers the open one for the very same. */
export const generateStudentInvoice: Handler<
  (typeof feesEndpoints)["generateStudentInvoice"]
> = async (ctx, { sessionId, purpose, paymentType, amount }) => {
  const { userId } = ctx.caller;
  await ctx.limit("createInvoiceByAccount", userId);
  const student = await studentOf(ctx.db, userId);
  if (!isConcerned(student.student.studentTypeId, purpose)) fail("fee_not_for_student");
  const fees = await feesForSale(ctx, student, purpose);
  const fee = fees.find((one) => one.sessionId === sessionId);
  const part = fee?.parts.find((one) => one.paymentType === paymentType);
  if (!fee || !part) return fail("fee_not_due");
  if (part.refusal) fail("fee_part_refused", { message: partRefusals[part.refusal] });
  if (toKobo(amount) !== part.amountKobo) {
    const entry = { action: "refuseInvoiceAmount", subject: "student", subjectId: userId } as const;
    const sentKobo = toKobo(amount);
    const after = { sessionId, purpose, paymentType, sentKobo, amountKobo: part.amountKobo };
    await refuseOnRecord(ctx, { ...entry, after }, "amount_mismatch", { message: feeChanged });
  }
  const open = openInvoiceOf(fee, ctx.now);
  if (open && !isSamePart(open, part)) fail("other_invoice_open");

  const lines = linesOf(fee, part);
  const order = { sessionId, purpose, item: "", paymentType, lines };
  const invoice = await studentInvoiceFor(ctx, student, order);
  // Another was generated or paid since we looked.
  if (!isSamePart(invoice, part)) {
    if (invoice.state !== "paid") fail("other_invoice_open");
    fail("fee_part_refused", { message: partRefusals["instalment-paid"] });
  }
  ctx.message(invoiceMessages.created.body);
  return studentInvoiceView(ctx, student, invoice);
};

/** The whole fee line by line; an instalment is one line. */
const linesOf = (
  { lines, totalKobo }: FeeOfSession,
  { paymentType, amountKobo }: BilledPart,
): InvoiceLine[] =>
  paymentType === "Full"
    ? lines.map(({ name, amountKobo }) => ({ description: name, amountKobo }))
    : [{ description: instalmentLine(paymentType, totalKobo), amountKobo }];
