import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationChoices, applications } from "../../database/schema/application.ts";
import { departments } from "../../database/schema/faculty.ts";
import { invoices } from "../../database/schema/invoice.ts";
import {
  screenings,
  screeningSeats,
  screeningSittings,
  screeningVenues,
} from "../../database/schema/screening.ts";
import { invoicesOf } from "../payment/invoices.ts";

/** The newest application of a JAMB number whose phone number is this one, however either is written. */
export async function candidateOf(db: Reader, jambNumber: string, mobileNumber: string) {
  const rows = await db
    .select({
      application: applications,
      course: departments.name,
      session: academicSessions.name,
    })
    .from(applicationChoices)
    .innerJoin(applications, eq(applications.id, applicationChoices.applicationId))
    .innerJoin(departments, eq(departments.id, applicationChoices.departmentId))
    .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
    .where(eq(applicationChoices.jambNumber, jambNumber))
    .orderBy(desc(applications.createdAt));
  const phone = canonicalPhone(mobileNumber);
  return rows.find(({ application }) => canonicalPhone(application.mobileNumber) === phone);
}

export type Candidate = NonNullable<Awaited<ReturnType<typeof candidateOf>>>;

/** Where a candidate sits, and what the slip costs; nothing before the seat is given. */
export async function seatOf(db: Reader, applicationId: string) {
  const [found] = await db
    .select({
      feeKobo: screenings.feeKobo,
      bring: screenings.bring,
      startsAt: screeningSittings.startsAt,
      venue: screeningVenues.name,
      address: screeningVenues.address,
      seat: screeningSeats.seat,
    })
    .from(screeningSeats)
    .innerJoin(screeningSittings, eq(screeningSittings.id, screeningSeats.sittingId))
    .innerJoin(screenings, eq(screenings.id, screeningSittings.screeningId))
    .innerJoin(screeningVenues, eq(screeningVenues.id, screeningSittings.venueId))
    .where(eq(screeningSeats.applicationId, applicationId));
  return found;
}

/** What the fee of an applicant's slip is for. */
export const screeningItem = (applicationId: string): string => `screening:${applicationId}`;

/** The invoice of a slip's fee, paid or still open. */
export async function slipInvoiceOf(db: Reader, payerPhone: string, item: string) {
  const [found] = await invoicesOf(db)
    .where(
      and(
        eq(invoices.payerPhone, payerPhone),
        eq(invoices.item, item),
        isNull(invoices.studentId),
        inArray(invoices.state, ["open", "paid"]),
      ),
    )
    .orderBy(desc(invoices.state))
    .limit(1);
  return found;
}
