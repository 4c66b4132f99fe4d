import { numberWithKind } from "@polyportal/domain/student/number";
import type { StudentInvoice } from "@polyportal/api-client/contract/fees";
import { totalKoboOf } from "@polyportal/domain/fees/items";
import { toNaira } from "@polyportal/domain/format/naira";
import { hasContact } from "@polyportal/domain/payment/contact";
import type { PaymentAnswer } from "@polyportal/domain/payment/answers";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import type { InvoiceLine } from "../../database/schema/invoice.ts";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import { invoiceFor, type Terms } from "../payment/live-invoice.ts";
import type { Invoice, StudentPurpose } from "../payment/invoices.ts";
import { viewOf } from "../invoice/view.ts";
import type { PaymentContext } from "../payment/payment-context.ts";
import { studentInSession, type CurrentStudent } from "../student/current.ts";

/** What a student is billed for: its lines make up the amount. */
export type StudentOrder = Omit<StudentPurpose, "studentId"> & {
  readonly lines: readonly InvoiceLine[];
};

/**
 * The student's one live invoice for a purpose in a session: found, or made with its RRR. One that is
 * open for another part of the same fee is answered, too: callers refuse that beforehand.
 */
export function studentInvoiceFor(
  ctx: PaymentContext,
  { student, person }: CurrentStudent,
  { sessionId, purpose, item, paymentType, lines }: StudentOrder,
  terms: Terms = {},
): Promise<Invoice> {
  if (!hasContact(person)) return fail("contact_missing");
  const { lastname, firstname, middlename, email, mobileNumber } = person;
  const order = {
    studentId: student.id,
    sessionId,
    purpose,
    item,
    paymentType,
    lines,
    amountKobo: totalKoboOf(lines),
    payerPhone: canonicalPhone(mobileNumber),
    lastname,
    firstname,
    middlename,
    email,
  };
  return invoiceFor(ctx, order, terms);
}

type Surroundings = Parameters<typeof viewOf>[0] & Pick<Context, "db">;

/** An invoice of a student as its owner sees it. */
export async function studentInvoiceView(
  ctx: Surroundings,
  current: CurrentStudent,
  invoice: Invoice,
  answer: PaymentAnswer | null = null,
): Promise<StudentInvoice> {
  const { purpose } = invoice;
  if (purpose === "application") return fail("invoice_not_found");
  const { student, department } = await studentInSession(ctx.db, current, invoice.sessionId);
  const view = viewOf(ctx, invoice, answer);
  const lines = invoice.lines.length > 0 ? invoice.lines : undefined;
  return {
    ...view,
    id: invoice.id,
    purpose,
    sessionId: invoice.sessionId,
    paymentType: invoice.paymentType,
    ...numberWithKind(student),
    department,
    papers: null,
    items: lines?.map(({ description, amountKobo }) => ({
      description,
      amount: toNaira(amountKobo),
    })) ?? [{ description: view.description, amount: view.amount }],
  };
}
