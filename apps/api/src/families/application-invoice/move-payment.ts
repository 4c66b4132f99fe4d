import type { applicationInvoiceEndpoints } from "@polyportal/api-client/contract/application-invoice";
import { wordsOfPaymentMove } from "@polyportal/domain/application-invoice/typed-words";
import { applicantInvoiceMessages } from "@polyportal/domain/messages/applicant-invoices";
import { programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { revisionOf } from "@polyportal/domain/programmes/revisions";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { ApprovalAct } from "../../approval/act.ts";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import type { Change } from "../../database/change.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { nextNumber, printedNumber } from "../../database/number-series.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { endOpenings, reopenSteps } from "../application/queries.ts";
import { programmeOf } from "../payment/described.ts";

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

/** A paid invoice of an applicant whose form is not sent, for nobody else to change meanwhile. */
async function lockPaid({ tx }: Change, id: string) {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
  if (!invoice || invoice.programmeSlug === null) return fail("not_found");
  if (invoice.state !== "paid") fail("invoice_not_paid");
  const [application] = await tx
    .select()
    .from(applications)
    .where(eq(applications.invoiceId, id))
    .for("update");
  if (application?.deletedAt) fail("application_ended");
  if (application?.completedAt) fail("application_completed");
  return { invoice, application };
}

/**
 * Moves the money, and the form that it has opened: what was filled in stays in it, every section is looked
 * at and saved again, and whoever has it open signs in anew.
 */
async function carryOut(change: Change, { id, slug }: Payload, reason: string, now: Date) {
  const { tx, audit } = change;
  const { invoice, application } = await lockPaid(change, id);
  const [from, to] = [programmeOf(invoice), definitionOf(slug)];
  try {
    await tx.update(invoices).set({ programmeSlug: slug, item: "" }).where(eq(invoices.id, id));
  } catch (error) {
    if (violatedConstraint(error) !== "invoices_one_live") throw error;
    fail("live_invoice_exists");
  }
  if (application) {
    const [session] = await tx
      .select()
      .from(academicSessions)
      .where(eq(academicSessions.id, application.sessionId));
    const series = `${to.api.name.toUpperCase()}/${(session?.name ?? "").slice(0, 4)}`;
    await tx
      .update(applications)
      .set({
        programmeSlug: slug,
        definitionRevision: revisionOf(to),
        applicationNumber: `${series}/${printedNumber(await nextNumber(tx, series))}`,
      })
      .where(eq(applications.id, application.id));
    await reopenSteps(tx, application.id, now);
    await endOpenings(tx, application.id, now);
  }
  audit({
    action: "movePayment",
    subject: "invoice",
    subjectId: id,
    before: { programme: from.title },
    after: { programme: to.title },
    reason,
  });
}

/** What another approves before it is done to applicants' payments. */
export const applicationInvoiceApprovalActs: readonly ApprovalAct[] = [
  {
    act: "movePayment",
    carryOut: ({ change, reason, now }, asked) =>
      carryOut(change, payload.parse(asked), reason, now),
  },
];
