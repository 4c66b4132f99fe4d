import { fail } from "../../failure.ts";
import { askAndExpire } from "../payment/expire-invoice.ts";
import { invoiceById } from "../payment/invoices.ts";
import type { PaymentContext } from "../payment/payment-context.ts";
import type { OwnBed } from "./own-beds.ts";

/** Whether a bed is its student's without a question to the gateway: booked, or its hold is not over. */
export const isOwnBed = (
  own: Pick<OwnBed, "state" | "heldUntil" | "invoiceId">,
  now: Date,
): boolean => own.state === "booked" || own.heldUntil > now || own.invoiceId === null;

/**
 * What has become of a student's bed: one whose hold is over is asked about first, for it may be paid,
 * and it may be free again. `undefined` once it is given up, by this call or by one at the same time.
 */
export async function bedStillOwn(ctx: PaymentContext, own: OwnBed): Promise<OwnBed | undefined> {
  if (isOwnBed(own, ctx.now) || own.invoiceId === null) return own;
  const invoice = await invoiceById(ctx.db, own.invoiceId);
  if (!invoice) return own;
  const { state } = await askAndExpire(ctx, invoice);
  if (state === "paid") return { ...own, state: "booked" };
  // The gateway cannot tell: its money may be on its way.
  return state === "requested" || state === "open" ? fail("gateway_unavailable") : undefined;
}
