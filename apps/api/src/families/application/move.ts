import type { applicationMoveEndpoints } from "@polyportal/api-client/contract/application-moves";
import { mayLeave, mayMoveTo } from "@polyportal/domain/application-invoice/move";
import { toNaira } from "@polyportal/domain/format/naira";
import { movePaymentWords } from "@polyportal/domain/messages/move-payment.words";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import type { Reader } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { lockPaid, moveForm } from "./move-form.ts";
import { allOffers } from "../invoice/queries.ts";
import { invoiceByRrr, type Invoice } from "../payment/invoices.ts";
import { movedLetter } from "./letters.ts";
import { requireOwn } from "./own.ts";

/** The programmes to which a payment may be moved. */
async function placesOf(
  db: Reader,
  { programmeSlug: slug, sessionId, amountKobo }: Omit<Invoice, "session" | "paymentId">,
) {
  if (slug === null || !mayLeave(definitionOf(slug))) return [];
  const offers = await allOffers(db);
  return offers.filter((offer) => mayMoveTo({ slug, sessionId, amountKobo }, offer));
}

/** Applicants move to another form with the same fee by themselves. */
export const applicationMoveHandlers = {
  getMoves: async (ctx) => {
    requireOwn(ctx);
    const invoice = (await invoiceByRrr(ctx.db, ctx.caller.rrr)) ?? fail("not_found");
    const places = await placesOf(ctx.db, invoice);
    return { amount: toNaira(invoice.amountKobo), programmes: places.map(({ slug }) => slug) };
  },

  moveApplication: async (ctx, { applicantId, slug }) => {
    requireOwn(ctx, { applicantId });
    const { id } = (await invoiceByRrr(ctx.db, ctx.caller.rrr)) ?? fail("not_found");
    await ctx.change(async (change) => {
      const paid = await lockPaid(change, id);
      const { invoice, application } = paid;
      // A concurrent move came first: the payment no longer belongs to this form.
      if (invoice.programmeSlug !== ctx.programme.slug || !application) fail("not_found");
      const places = await placesOf(change.tx, invoice);
      if (!places.some((place) => place.slug === slug)) {
        fail("conflict", { message: movePaymentWords.refused });
      }
      await moveForm(change, paid, slug, { now: ctx.now });
      const { outbox, config } = ctx.services;
      const letter = movedLetter(application, ctx.programme, definitionOf(slug), config);
      await outbox.mail(change.tx, letter);
    });
    return {};
  },
} satisfies Handlers<typeof applicationMoveEndpoints>;
