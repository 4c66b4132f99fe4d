import type { applicationInvoiceEndpoints } from "@polyportal/api-client/contract/application-invoice";
import { wordsOfPaymentMove } from "@polyportal/domain/application-invoice/typed-words";
import { applicantInvoiceMessages } from "@polyportal/domain/messages/applicant-invoices";
import { programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import * as z from "zod/mini";
import type { ApprovalAct } from "../../approval/act.ts";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import type { Change } from "../../database/change.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { programmeOf } from "../payment/described.ts";
import { lockPaid, moveForm } from "../application/move-form.ts";

const { move: words } = applicantInvoiceMessages;

const payload = z.object({ id: z.uuid(), slug: z.enum(programmeSlugs) });
type Payload = z.infer<typeof payload>;

/** Asks for a payment to be moved to another programme; it goes there once another has approved it. */
export const movePayment: Handler<(typeof applicationInvoiceEndpoints)["movePayment"]> = async (
  ctx,
  { id, slug, reason, typed },
) => {
  const waits = await ctx.change(async (change) => {
    const { invoice } = await lockPaid(change, id);
    const [from, to] = [programmeOf(invoice), definitionOf(slug)];
    if (from.slug === slug) fail("not_found");
    // Which award the money would be for, nobody has said.
    if (to.awards) fail("other_award");
    const asked = await approvedOrAsked(
      change,
      ctx,
      {
        act: "movePayment",
        subject: "invoice",
        subjectId: id,
        title: words.request(invoice.invoiceNo, from.title, to.title),
        payload: { id, slug } satisfies Payload,
        before: { [words.programme]: from.title },
        after: { [words.programme]: to.title },
        concerned: [],
        reason,
      },
      { typed, words: wordsOfPaymentMove(invoice.invoiceNo) },
    );
    if (asked) return true;
    await carryOut(change, { id, slug }, reason, ctx.now);
    return false;
  });
  return { waits };
};

/** Moves the money, and the form that it has opened. */
async function carryOut(change: Change, { id, slug }: Payload, reason: string, now: Date) {
  await moveForm(change, await lockPaid(change, id), slug, { now, reason });
}

/** What another approves before it is done to applicants' payments. */
export const applicationInvoiceApprovalActs: readonly ApprovalAct[] = [
  {
    act: "movePayment",
    carryOut: ({ change, reason, now }, asked) =>
      carryOut(change, payload.parse(asked), reason, now),
  },
];
