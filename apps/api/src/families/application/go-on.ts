import type { Programme } from "@polyportal/domain/programmes/programme";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { isUnconfirmed } from "@polyportal/domain/staff-request/staff-requests";
import { eq } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import type { Reader } from "../../database/connect.ts";
import { applications } from "../../database/schema/application.ts";
import { staffRequests } from "../../database/schema/staff-request.ts";
import { fail } from "../../failure.ts";
import type { Invoice } from "../payment/invoices.ts";
import { changeProgramme } from "./change-programme.ts";
import { lockInvoice } from "./queries.ts";

/** Whether an invoice's form may continue as this programme's if its request is not confirmed. */
export const couldGoOn = ({ slug }: Programme, { programmeSlug }: Invoice): boolean =>
  programmeSlug !== null && definitionOf(programmeSlug).unconfirmedAs === slug;

/** Whether the request was not confirmed in time. */
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
 * Converts the form to the programme as which it continues. Answers are kept, but each section must be
 * checked and saved again, and the form sent again.
 */
export async function goOn(
  { tx, audit }: Change,
  programme: Programme,
  invoice: Invoice,
  now: Date,
): Promise<void> {
  const locked = (await lockInvoice(tx, invoice.id)) ?? fail("invoice_not_found");
  // A concurrent call has converted it already.
  if (locked.invoice.programmeSlug === programme.slug) return;
  if (!(await mayGoOn(tx, invoice, now))) fail("wrong_programme");
  const id = await changeProgramme(
    tx,
    {
      invoiceId: invoice.id,
      to: programme,
      session: locked.session,
      now,
      refused: "opening_refused",
    },
    { completedAt: null, reminders: 0, remindedAt: null },
  );
  audit({
    action: "goOnUnconfirmed",
    subject: "application",
    subjectId: id ?? fail("not_found"),
    after: { programme: programme.title },
  });
}
