import type { studentPaymentEndpoints } from "@polyportal/api-client/contract/student-payment";
import { fail } from "../../server/failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { invoiceById, invoiceByRrr, type Invoice } from "../invoice/queries.ts";
import { confirmIfPossible } from "../payment/confirm-payment.ts";
import { studentOf } from "../student/current.ts";
import { studentInvoiceView } from "./student-invoice.ts";

/** An invoice of the student's own; `refresh` asks the gateway, for the payer has just come back. */
export const getStudentInvoice: Handler<
  (typeof studentPaymentEndpoints)["getStudentInvoice"]
> = async (ctx, { id, rrr, refresh }) => {
  const student = await studentOf(ctx.db, ctx.caller.userId);
  const invoice = await ownInvoice(ctx, { id, rrr });
  if (!refresh || invoice.state === "paid") return studentInvoiceView(ctx, student, invoice);
  await ctx.limit("confirmByInvoice", invoice.id);
  return studentInvoiceView(ctx, student, await confirmIfPossible(ctx, invoice));
};

type Asked = Pick<Context, "db" | "change"> & { readonly caller: { readonly userId: string } };

/** The caller's invoice by id or RRR. Another's is not found, and that it was asked for stays on record. */
export async function ownInvoice(
  { db, change, caller }: Asked,
  { id, rrr }: { id?: string | undefined; rrr?: string | undefined },
): Promise<Invoice> {
  const invoice = id ? await invoiceById(db, id) : rrr && (await invoiceByRrr(db, rrr));
  if (!invoice) return fail("invoice_not_found");
  if (invoice.studentId !== caller.userId) {
    await change(async ({ audit }) => {
      audit({ action: "refuseInvoiceOfAnother", subject: "invoice", subjectId: invoice.id });
    });
    return fail("invoice_not_found");
  }
  return invoice;
}
