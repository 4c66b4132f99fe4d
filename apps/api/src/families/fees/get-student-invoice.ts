import type { StudentInvoice, feesEndpoints } from "@polyportal/api-client/contract/fees";
import { invoiceRows, receiptRows } from "@polyportal/domain/document/papers/payment";
import { fail } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { refuseOnRecord } from "../../server/refuse-on-record.ts";
import { issueDocument } from "../document/issue.ts";
import { invoiceById, invoiceByRrr, type Invoice } from "../payment/invoices.ts";
import { confirmIfPossible } from "../payment/confirm-payment.ts";
import { studentOf } from "../student/current.ts";
import { studentInvoiceView } from "./student-invoice.ts";

/** An invoice of the student's own; `refresh` asks the gateway, for the payer has just come back. */
export const getStudentInvoice: Handler<(typeof feesEndpoints)["getStudentInvoice"]> = async (
  ctx,
  { id, rrr, refresh },
) => {
  const student = await studentOf(ctx.db, ctx.caller.userId);
  const found = await ownInvoice(ctx, { id, rrr });
  const ask = refresh !== undefined && found.state !== "paid";
  if (ask) await ctx.limit("confirmByInvoice", found.id);
  const { invoice, answer } = ask
    ? await confirmIfPossible(ctx, found)
    : { invoice: found, answer: null };
  const view = await studentInvoiceView(ctx, student, invoice, answer === "paid" ? null : answer);
  return { ...view, papers: await papersOf(ctx, student.student.id, view) };
};

type Surroundings = Parameters<typeof issueDocument>[0];

/** What an invoice and, once it is paid, its receipt can be checked by. */
async function papersOf(
  ctx: Surroundings,
  holderId: string,
  view: StudentInvoice,
): Promise<StudentInvoice["papers"]> {
  const paper = { subjectId: view.id, holderId };
  const facts = invoiceRows(view);
  const invoice = await issueDocument(ctx, { ...paper, kind: "invoice", facts });
  if (view.paidAt === null) return { invoice, receipt: null };
  const paid = receiptRows(view);
  const receipt = await issueDocument(ctx, { ...paper, kind: "receipt", facts: paid });
  return { invoice, receipt };
}

type Asked = Pick<Context, "db" | "change"> & { readonly caller: { readonly userId: string } };

/** The caller's invoice by id or RRR. Another's is not found, and that it was asked for stays on record. */
export async function ownInvoice(
  { db, change, caller }: Asked,
  { id, rrr }: { id?: string | undefined; rrr?: string | undefined },
): Promise<Invoice> {
  const invoice = id ? await invoiceById(db, id) : rrr && (await invoiceByRrr(db, rrr));
  if (!invoice) return fail("invoice_not_found");
  if (invoice.studentId !== caller.userId) {
    const entry = {
      action: "refuseInvoiceOfAnother",
      subject: "invoice",
      subjectId: invoice.id,
    } as const;
    return refuseOnRecord({ change }, entry, "invoice_not_found");
  }
  return invoice;
}
