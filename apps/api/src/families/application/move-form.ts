import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { revisionOf } from "@polyportal/domain/programmes/revisions";
import { eq } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { nextNumber, printedNumber } from "../../database/number-series.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applications, applicationSources } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { fail } from "../../server/failure.ts";
import { endOpenings, reopenSteps } from "./queries.ts";
import { programmeOf } from "../payment/described.ts";

/** What constraints say of a payer who has a live invoice, or an application by JAMB's number, there already. */
const taken: readonly string[] = ["invoices_one_live", "applications_jamb_number"];

type Paid = Awaited<ReturnType<typeof lockPaid>>;

/** A paid invoice of an applicant whose form is not sent, for nobody else to change meanwhile. */
export async function lockPaid({ tx }: Change, id: string) {
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
 * Moves a payment to another programme with the form that it has opened: what was filled in stays in it, every
 * section is looked at and saved again, and whoever has it open signs in anew. The sum is not touched.
 */
export async function moveForm(
  { tx, audit }: Change,
  { invoice, application }: Paid,
  slug: ProgrammeSlug,
  { now, reason }: { readonly now: Date; readonly reason?: string },
): Promise<void> {
  const { id } = invoice;
  const [from, to] = [programmeOf(invoice), definitionOf(slug)];
  try {
    await tx.update(invoices).set({ programmeSlug: slug, item: "" }).where(eq(invoices.id, id));
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
          // The new one asks its own.
          openedBy: null,
        })
        .where(eq(applications.id, application.id));
      // An earlier application is one programme's to begin with, and is named to it anew.
      await tx
        .delete(applicationSources)
        .where(eq(applicationSources.applicationId, application.id));
      await reopenSteps(tx, application.id, now);
      await endOpenings(tx, application.id, now);
    }
  } catch (error) {
    if (!taken.includes(violatedConstraint(error) ?? "")) throw error;
    fail("live_invoice_exists");
  }
  audit({
    action: "movePayment",
    subject: "invoice",
    subjectId: id,
    before: { programme: from.title },
    after: { programme: to.title },
    ...(reason !== undefined && { reason }),
  });
}
