import type { Programme } from "@polyportal/domain/programmes/programme";
import { revisionOf } from "@polyportal/domain/programmes/revisions";
import { goesOnAs, isUnconfirmed } from "@polyportal/domain/staff-request/staff-requests";
import { eq } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import type { Reader } from "../../database/connect.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { nextNumber, printedNumber } from "../../database/number-series.ts";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { staffRequests } from "../../database/schema/staff-request.ts";
import { fail } from "../../server/failure.ts";
import type { Invoice } from "../payment/invoices.ts";
import { endOpenings, lockInvoice, reopenSteps } from "./queries.ts";

/** What constraints say of a payer who has such an application, or a live invoice of one, already. */
const taken: readonly string[] = ["invoices_one_live", "applications_jamb_number"];

/** Whether an invoice is one whose form may go on as the programme's, if nobody has confirmed it. */
export const couldGoOn = ({ slug }: Programme, { programmeSlug }: Invoice): boolean =>
  programmeSlug !== null && goesOnAs[programmeSlug] === slug;

/** Whether nobody has confirmed the request in time. */
export async function mayGoOn(db: Reader, { id }: Invoice, now: Date): Promise<boolean> {
  const [request] = await db
    .select({
      askedAt: staffRequests.askedAt,
      confirmed: staffRequests.confirmed,
      admittedAt: applications.admittedAt,
    })
    .from(staffRequests)
    .innerJoin(applications, eq(applications.id, staffRequests.applicationId))
    .where(eq(applications.invoiceId, id));
  return request !== undefined && request.admittedAt === null && isUnconfirmed(request, now);
}

/**
 * Makes the form one of the programme as which it goes on: what was filled in stays in it, each section is
 * looked at and saved again, and it is sent anew.
 */
export async function goOn(
  { tx, audit }: Change,
  programme: Programme,
  invoice: Invoice,
  now: Date,
): Promise<void> {
  const locked = (await lockInvoice(tx, invoice.id)) ?? fail("invoice_not_found");
  // Of two openings at once the other has done it.
  if (locked.invoice.programmeSlug === programme.slug) return;
  if (!(await mayGoOn(tx, invoice, now))) fail("wrong_programme");
  const programmeSlug = programme.slug as NonNullable<Invoice["programmeSlug"]>;
  const series = `${programme.api.name.toUpperCase()}/${locked.session.slice(0, 4)}`;
  try {
    await tx.update(invoices).set({ programmeSlug }).where(eq(invoices.id, invoice.id));
    const [application] = await tx
      .update(applications)
      .set({
        programmeSlug,
        definitionRevision: revisionOf(programme),
        applicationNumber: `${series}/${printedNumber(await nextNumber(tx, series))}`,
        completedAt: null,
        openedBy: null,
        reminders: 0,
        remindedAt: null,
      })
      .where(eq(applications.invoiceId, invoice.id))
      .returning({ id: applications.id });
    const { id } = application ?? fail("not_found");
    await reopenSteps(tx, id, now);
    await endOpenings(tx, id, now);
    audit({
      action: "goOnUnconfirmed",
      subject: "application",
      subjectId: id,
      after: { programme: programme.title },
    });
  } catch (error) {
    if (!taken.includes(violatedConstraint(error) ?? "")) throw error;
    fail("opening_refused");
  }
}
