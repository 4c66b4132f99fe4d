import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  applicationChoices,
  applications,
  applicationSteps,
  isKept,
} from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import {
  screenings,
  screeningSeats,
  screeningSittings,
  screeningVenues,
} from "../../database/schema/screening.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";
import { invoicesOf } from "../payment/invoices.ts";
import { keepingJambNumber } from "./keeping.ts";

/**
 * The application with this JAMB number and phone, however they are written. Of several in a session the
 * newest with a seat, because whoever applies again is still examined there; else the newest.
 */
export async function candidateOf(db: Reader, jambNumber: string, mobileNumber: string) {
  const query = () =>
    db
      .select({
        application: applications,
        course: departmentNameAsOf(academicSessions.from, applicationChoices.departmentId),
        session: academicSessions.name,
        seat: screeningSeats.seat,
      })
      .from(applications)
      .leftJoin(screeningSeats, eq(screeningSeats.applicationId, applications.id))
      .innerJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
      .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId));
  // Some programmes store the number on the choice, some on the application. Each has its index.
  const chosen = await query().where(and(eq(applicationChoices.jambNumber, jambNumber), isKept));
  const kept = await query().where(
    and(
      inArray(applications.programmeSlug, keepingJambNumber),
      eq(applications.jambNumber, jambNumber),
      isKept,
    ),
  );
  const phone = canonicalPhone(mobileNumber);
  const [newest, ...others] = [...chosen, ...kept]
    .filter(({ application }) => canonicalPhone(application.mobileNumber) === phone)
    .toSorted(
      (one, other) => other.application.createdAt.getTime() - one.application.createdAt.getTime(),
    );
  if (!newest || newest.seat !== null) return newest;
  const seated = others.find(
    ({ application, seat }) =>
      seat !== null && application.sessionId === newest.application.sessionId,
  );
  return seated ?? newest;
}

export type Candidate = NonNullable<Awaited<ReturnType<typeof candidateOf>>>;

/** The applicant has a disability and has asked for extra time at the screening. */
export const needsExtraTime = sql<boolean>`exists (select 1 from ${applicationSteps}
  where ${applicationSteps.applicationId} = ${screeningSeats.applicationId}
    and ${applicationSteps.answers} ->> 'disability' = 'yes'
    and ${applicationSteps.answers} ->> 'extraTime' = 'yes')`;

/** A candidate's seat and the slip's fee; undefined before the seat is given. */
export async function seatOf(db: Reader, applicationId: string) {
  const [found] = await db
    .select({
      feeKobo: screenings.feeKobo,
      bring: screenings.bring,
      startsAt: screeningSittings.startsAt,
      venue: screeningVenues.name,
      address: screeningVenues.address,
      seat: screeningSeats.seat,
      extraTime: needsExtraTime.as("extra_time"),
    })
    .from(screeningSeats)
    .innerJoin(screeningSittings, eq(screeningSittings.id, screeningSeats.sittingId))
    .innerJoin(screenings, eq(screenings.id, screeningSittings.screeningId))
    .innerJoin(screeningVenues, eq(screeningVenues.id, screeningSittings.venueId))
    .where(eq(screeningSeats.applicationId, applicationId));
  return found;
}

/** The item of the slip's fee on an invoice. */
export const screeningItem = (applicationId: string): string => `screening:${applicationId}`;

/** The invoice of a slip's fee, paid or open. */
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

type Seated = Pick<ApplicationRecord, "applicantId" | "mobileNumber">;

/** The applicant's seat. If it has a fee, it is shown only after the payment. */
export const screeningOf = async (db: Reader, record: Seated) =>
  (await toldSeatOf(db, record)).seat;

/** The same, and whether there is a seat that is shown after the payment. */
export async function toldSeatOf(db: Reader, { applicantId, mobileNumber }: Seated) {
  const found = await seatOf(db, applicantId);
  if (!found) return { seat: null, due: false };
  const { feeKobo, startsAt, venue, address, seat } = found;
  if (feeKobo > 0) {
    const phone = canonicalPhone(mobileNumber);
    const invoice = await slipInvoiceOf(db, phone, screeningItem(applicantId));
    if (invoice?.state !== "paid") return { seat: null, due: true };
  }
  return { seat: { startsAt: startsAt.toISOString(), venue, address, seat }, due: false };
}
