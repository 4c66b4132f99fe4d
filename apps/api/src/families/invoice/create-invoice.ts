import type { invoiceEndpoints } from "@polyportal/api-client/contract/invoice";
import { toKobo } from "@polyportal/domain/format/naira";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { answerFound } from "./answer-found.ts";
import { invoiceFor } from "./live-invoice.ts";
import { requireOffer } from "./lookup-invoice.ts";
import { completeDetails, isSamePayer } from "./payer-details.ts";
import { knownPayer } from "./queries.ts";
import { verifiedViewOf } from "./verified-view.ts";
import { programmeOf } from "./view.ts";

/**
 * Makes the payer's invoice, or answers the live one. Only who sends the payer's own names and
 * address sees it unmasked: a phone number alone proves nothing.
 */
export const createInvoice: Handler<(typeof invoiceEndpoints)["createInvoice"]> = async (
  ctx,
  input,
) => {
  await ctx.limit("createInvoiceByAddress", ctx.ip);
  const offer = await requireOffer(ctx.db, input);
  if (!offer.open) fail("application_closed");
  if (input.sessionId !== offer.sessionId || toKobo(input.amount) !== offer.amountKobo) {
    fail("amount_mismatch");
  }
  const payerPhone = canonicalPhone(input.mobileNumber);
  const programmeSlug = offer.slug;
  const known = await knownPayer(ctx.db, payerPhone);
  const payer = completeDetails(input, known, programmeOf({ programmeSlug }));

  const { sessionId, amountKobo } = offer;
  const order = { ...payer, payerPhone, programmeSlug, sessionId, amountKobo };
  const invoice = await invoiceFor(ctx, order);
  ctx.message(invoiceMessages.created.body);
  return isSamePayer(input, invoice) ? verifiedViewOf(ctx, invoice) : answerFound(ctx, invoice);
};
