import type { InvoiceChoice, invoiceEndpoints } from "@polyportal/api-client/contract/invoice";
import { maskEmail, maskName } from "@polyportal/domain/format/mask";
import { fullName } from "@polyportal/domain/format/name";
import { toNaira } from "@polyportal/domain/format/naira";
import { chooseAward } from "@polyportal/domain/invoice/lookup";
import { applicationsClosed } from "@polyportal/domain/messages/applications-closed";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import type { Reader } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { answerFound } from "./answer-found.ts";
import { knowsInvoice } from "./known-payer.ts";
import { type Invoice } from "../payment/invoices.ts";
import { knownPayer, liveInvoicesOf, offerBySlug, type Offer } from "./queries.ts";
import { listedAlone } from "./require-listed.ts";
import { isOver, shownState } from "../payment/described.ts";

/** More names than this are no choice but a list. */
const mostChoices = 5;

/**
 * What a phone number leads to: the payer's invoice, a choice where several stand, or what the form may
 * be filled with. Either way nothing is told that would tell a stranger whose number it is.
 */
export const lookupInvoice: Handler<(typeof invoiceEndpoints)["lookupInvoice"]> = async (
  ctx,
  input,
) => {
  await ctx.limit("lookupByAddress", ctx.ip);
  const offer = await requireOffer(ctx.db, input);
  const payerPhone = canonicalPhone(input.regNumber);
  const { slug: programmeSlug, sessionId, award: item } = offer;
  const live = await liveInvoicesOf(ctx.db, { payerPhone, programmeSlug, sessionId, item });
  // Who has paid finds the way on, whether or not others may still begin.
  const shown = live.filter((one) => (offer.open ? !isOver(one, ctx.now) : one.state === "paid"));
  if (!offer.open && shown.length === 0) refuseClosed(offer, ctx.now);

  const answer = {
    invoiceNumber: null,
    invoice: null,
    choices: [],
    prefill: await prefillOf(ctx, offer, payerPhone, input.regNumber),
  };
  if (input.invoiceNo === undefined && shown.length > 1) {
    return { ...answer, choices: choicesOf(ctx, shown) };
  }
  const one =
    input.invoiceNo === undefined
      ? shown[0]
      : (shown.find(({ invoiceNo }) => invoiceNo === input.invoiceNo) ?? fail("invoice_not_found"));
  if (!one) return answer;
  const invoice = await answerFound(ctx, one);
  return { ...answer, invoiceNumber: invoice.invoiceNo, invoice };
};

/** Says that one cannot apply, and from when on one can. */
export function refuseClosed({ slug, opensAt, closesAt }: Offer, now: Date): never {
  const days = {
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
  };
  fail("application_closed", { message: applicationsClosed(definitionOf(slug).title, days, now) });
}

/** The paid first, then what this device made, then the newest. */
function choicesOf(
  ctx: Pick<Context, "device" | "now">,
  found: readonly Invoice[],
): InvoiceChoice[] {
  const rank = (one: Invoice) => (one.state === "paid" ? 0 : knowsInvoice(ctx, one) ? 1 : 2);
  return found
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostChoices)
    .map((one) => ({
      invoiceNo: one.invoiceNo,
      fullName: knowsInvoice(ctx, one) ? fullName(one) : maskName(fullName(one)),
      state: shownState(one, ctx.now),
      amount: toNaira(one.amountKobo),
      invoiceDate: one.createdAt.toISOString(),
    }));
}

async function prefillOf(
  { db }: Pick<Context, "db">,
  offer: Offer,
  payerPhone: string,
  mobileNumber: string,
) {
  const payer = await knownPayer(db, payerPhone);
  return {
    record: payer?.invoiceNo ?? null,
    lastname: payer ? maskName(payer.lastname) : null,
    firstname: payer ? maskName(payer.firstname) : null,
    middlename: payer?.middlename ? maskName(payer.middlename) : null,
    email: payer ? maskEmail(payer.email) : null,
    mobileNumber,
    sessionId: offer.sessionId,
    session: offer.session,
    amount: toNaira(offer.amountKobo),
    listedAlone: await listedAlone(db, offer),
  };
}

/**
 * The offer of a programme, of the award that was chosen where the fee goes by it; the id that the forms send
 * beside it must be its own.
 */
export async function requireOffer(
  db: Reader,
  input: {
    readonly programme: ProgrammeSlug;
    readonly applicationTypeId: number;
    readonly award?: string | undefined;
  },
): Promise<Offer> {
  const { awards, invoiceTypeId }: Programme = definitionOf(input.programme);
  const award = awards ? (input.award ?? "") : "";
  if (awards && !awards.some(({ value }) => value === award)) {
    fail("invalid_input", { fields: { award: chooseAward } });
  }
  const offer = (await offerBySlug(db, input.programme, award)) ?? fail("application_closed");
  if (![offer.applicationTypeId, invoiceTypeId].includes(input.applicationTypeId)) {
    fail("invalid_input", { fields: { applicationTypeId: "please select an invoice type" } });
  }
  return offer;
}
