import type { invoiceEndpoints } from "@polyportal/api-client/contract/invoice";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { confirmIfPossible } from "../payment/confirm-payment.ts";
import { invoiceByRrr } from "../payment/invoices.ts";
import { limitTries, requireKnown } from "./require-known.ts";
import { verifiedViewOf } from "./verified-view.ts";

/** The receipt of a paid reference, for whoever knows its payer's phone number and is known. */
export const getFeeReceipt: Handler<(typeof invoiceEndpoints)["getFeeReceipt"]> = async (
  ctx,
  { rrr, mobileNumber, code },
) => {
  const invoice = await invoiceByRrr(ctx.db, rrr);
  await limitTries(ctx, rrr, invoice);
  // Another's number finds nothing, so that a reference alone does not tell whose it is.
  if (invoice?.payerPhone !== canonicalPhone(mobileNumber)) fail("invoice_not_found");
  await ctx.limit("confirmByInvoice", invoice.id);
  const { invoice: current } = await confirmIfPossible(ctx, invoice);
  if (current.state !== "paid") fail("invoice_not_paid");
  await requireKnown(ctx, current, code);
  return verifiedViewOf(ctx, current);
};
