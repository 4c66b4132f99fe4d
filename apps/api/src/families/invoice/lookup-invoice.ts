import type { invoiceEndpoints } from "@polyportal/api-client/contract/invoice";
import { toNaira } from "@polyportal/domain/format/naira";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import type { Reader } from "../../database/connect.ts";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/programmes";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { answerFound } from "./answer-found.ts";
import { maskEmail, maskName } from "@polyportal/domain/format/mask";
import { knownPayer, liveInvoice, offerBySlug, type Offer } from "./queries.ts";
import { isOver } from "./view.ts";

/**
 * What a phone number leads to: the payer's invoice, or what the form may be filled with. Either way
 * nothing is told that would tell a stranger whose number it is.
 */
export const lookupInvoice: Handler<(typeof invoiceEndpoints)["lookupInvoice"]> = async (
  ctx,
  input,
) => {
  await ctx.limit("lookupByAddress", ctx.ip);
  const offer = await requireOffer(ctx.db, input);
  const payerPhone = canonicalPhone(input.regNumber);
  const { slug: programmeSlug, sessionId } = offer;
  const found = await liveInvoice(ctx.db, { payerPhone, programmeSlug, sessionId });
  // Who has paid finds the way on, whether or not others may still begin.
  if (!offer.open && found?.state !== "paid") fail("application_closed");

  const payer = await knownPayer(ctx.db, payerPhone);
  const prefill = {
    lastname: payer ? maskName(payer.lastname) : null,
    firstname: payer ? maskName(payer.firstname) : null,
    middlename: payer?.middlename ? maskName(payer.middlename) : null,
    email: payer ? maskEmail(payer.email) : null,
    mobileNumber: input.regNumber,
    sessionId,
    session: offer.session,
    amount: toNaira(offer.amountKobo),
  };
  const shown = found?.rrr && !isOver(found, ctx.now) ? found : undefined;
  if (!shown) return { invoiceNumber: null, invoice: null, prefill };
  const invoice = await answerFound(ctx, shown);
  return { invoiceNumber: invoice.invoiceNo, invoice, prefill };
};

/** The offer of a programme; the id that the forms send beside it must be its own. */
export async function requireOffer(
  db: Reader,
  input: { programme: ProgrammeSlug; applicationTypeId: number },
): Promise<Offer> {
  const offer = (await offerBySlug(db, input.programme)) ?? fail("application_closed");
  if (offer.applicationTypeId !== input.applicationTypeId) {
    fail("invalid_input", { fields: { applicationTypeId: "please select an invoice type" } });
  }
  return offer;
}
