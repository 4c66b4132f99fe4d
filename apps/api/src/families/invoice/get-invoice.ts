import type { invoiceEndpoints } from "@polyportal/api-client/contract/invoice";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { confirmIfPossible } from "../payment/confirm-payment.ts";
import { invoiceById } from "../payment/invoices.ts";
import { verifiedViewOf } from "./verified-view.ts";

/** An invoice by its unguessable id; `refresh` asks the gateway, for the payer has just come back. */
export const getInvoice: Handler<(typeof invoiceEndpoints)["getInvoice"]> = async (ctx, input) => {
  const invoice = (await invoiceById(ctx.db, input.id)) ?? fail("invoice_not_found");
  // A student's own are read by who is signed in.
  if (invoice.studentId !== null) fail("invoice_not_found");
  if (!input.refresh || invoice.state === "paid") return verifiedViewOf(ctx, invoice);
  await ctx.limit("confirmByInvoice", invoice.id);
  const { invoice: current, answer } = await confirmIfPossible(ctx, invoice);
  return verifiedViewOf(ctx, current, answer === "paid" ? null : answer);
};
