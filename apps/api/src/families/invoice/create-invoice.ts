import type { invoiceEndpoints } from "@polyportal/api-client/contract/invoice";
import { toKobo } from "@polyportal/domain/format/naira";
import { hasSamePayerNames, payerKeyOf } from "@polyportal/domain/invoice/payer";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { fail } from "../../failure.ts";
import { within } from "../../server/guessing.ts";
import type { Handler } from "../../server/handler.ts";
import { answerFound } from "./answer-found.ts";
import { knowsInvoice, rememberInvoice } from "./known-payer.ts";
import { bookInvoice } from "../payment/live-invoice.ts";
import { refuseClosed, requireOffer } from "./lookup-invoice.ts";
import { requireFreeNumber } from "./require-free-number.ts";
import { requireListed } from "./require-listed.ts";
import { referralOf } from "./referral-of.ts";
import { completeDetails } from "./payer-details.ts";
import { knownPayer, liveInvoicesOf } from "./queries.ts";
import { verifiedViewOf } from "./verified-view.ts";
import { programmeOf } from "../payment/described.ts";

/**
 * Makes the payer's invoice, or answers the live one. Who made it, of details that they knew, sees it
 * whole, and their device is remembered; a phone number, or even all the names, prove nothing.
 */
export const createInvoice: Handler<(typeof invoiceEndpoints)["createInvoice"]> = async (
  ctx,
  input,
) => {
  await ctx.limit("createInvoiceByAddress", ctx.ip);
  const offer = await requireOffer(ctx.db, input);
  if (!offer.open) refuseClosed(offer, ctx.now);
  if (input.sessionId !== offer.sessionId || toKobo(input.amount) !== offer.amountKobo) {
    fail("amount_mismatch");
  }
  const referralId = await referralOf(ctx.db, input.referralCode);
  const payerPhone = canonicalPhone(input.mobileNumber);
  const programmeSlug = offer.slug;
  const record =
    input.record === undefined
      ? undefined
      : ((await knownPayer(ctx.db, payerPhone, input.record)) ?? fail("invoice_not_found"));
  const { payer, completed } = completeDetails(input, record, programmeOf({ programmeSlug }));
  const jambNumber = await requireListed(ctx.db, offer, payer, input.jambNumber);

  const { sessionId, amountKobo, award: item } = offer;
  const purpose = { payerPhone, payerKey: payerKeyOf(payer), programmeSlug, sessionId, item };
  await requireFreeNumber(ctx, purpose, jambNumber);
  if (input.again !== true) {
    const others = await liveInvoicesOf(ctx.db, purpose);
    const paidBefore = others.some(
      (other) =>
        other.state === "paid" &&
        other.payerKey !== purpose.payerKey &&
        hasSamePayerNames(other, payer),
    );
    if (paidBefore) fail("names_paid_already");
  }

  // Whose device knows the record knows what it told.
  const knewAll = !completed || (record !== undefined && knowsInvoice(ctx, record));
  // By a phone number anybody has the payer of the records written to.
  const mayMail = () => within(ctx.limit, "mailByAccount", `invoices:${payer.email.toLowerCase()}`);
  const order = { ...payer, ...purpose, amountKobo, referralId, jambNumber };
  const { invoice, made } = await bookInvoice(ctx, order, knewAll ? {} : { mayMail });
  ctx.message(invoiceMessages.created.body);
  if (!made || !knewAll) return answerFound(ctx, invoice);
  rememberInvoice(ctx, invoice);
  return verifiedViewOf(ctx, invoice);
};
