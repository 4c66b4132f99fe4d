import type { Handler } from "../../server/handler.ts";
import { forgetInvoice } from "../invoice/known-payer.ts";
import { invoiceByRrr } from "../payment/invoices.ts";
import { requireOwn, type Endpoints } from "./own.ts";
import { endOpening } from "./queries.ts";

/** Ends the opening that the token belongs to, with every token renewed from it. The device is unknown again. */
export const closeApplication: Handler<Endpoints["closeApplication"]> = async (ctx) => {
  requireOwn(ctx);
  const { applicationId, openingId } = ctx.caller;
  await ctx.change(async ({ tx, audit }) => {
    await endOpening(tx, openingId, ctx.now);
    audit({
      action: "closeApplication",
      subject: "application",
      subjectId: applicationId,
      after: { openingId },
    });
  });
  const invoice = await invoiceByRrr(ctx.db, ctx.caller.rrr);
  if (invoice) forgetInvoice(ctx, invoice);
  return {};
};
