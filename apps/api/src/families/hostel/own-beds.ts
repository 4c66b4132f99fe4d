import { and, desc, eq, exists, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { bedAllocations, bedSpaces, hostelRooms, hostels } from "../../database/schema/hostel.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { live } from "./queries.ts";

/** Built once; {@link bedsOfStudent} asks it. */
export const ownBeds = prepared((db) =>
  db
    .select({
      id: bedAllocations.id,
      bedId: bedAllocations.bedId,
      bed: bedSpaces.numeration,
      room: hostelRooms.name,
      hostel: hostels.name,
      location: hostels.location,
      priceKobo: bedAllocations.priceKobo,
      sessionId: bedAllocations.sessionId,
      sessionFrom: academicSessions.from,
      session: academicSessions.name,
      state: sql<"held" | "booked">`${bedAllocations.state}`.as("state"),
      heldUntil: bedAllocations.heldUntil,
      invoiceId: invoices.id,
      invoiceState: invoices.state,
      paid: exists(
        db
          .select({ one: sql`1` })
          .from(sql`${invoices} as paid`)
          .where(
            sql`paid.student_id = ${bedAllocations.studentId} and paid.session_id = ${bedAllocations.sessionId}
              and paid.purpose = 'hostel' and paid.state = 'paid'
              and (paid.item = ${bedAllocations.bedId}::text or paid.id = ${bedAllocations.invoiceId})`,
          ),
      ).mapWith(Boolean),
    })
    .from(bedAllocations)
    .innerJoin(bedSpaces, eq(bedSpaces.id, bedAllocations.bedId))
    .innerJoin(hostelRooms, eq(hostelRooms.id, bedSpaces.roomId))
    .innerJoin(hostels, eq(hostels.id, hostelRooms.hostelId))
    .innerJoin(academicSessions, eq(academicSessions.id, bedAllocations.sessionId))
    .leftJoin(invoices, eq(invoices.id, bedAllocations.invoiceId))
    .where(and(eq(bedAllocations.studentId, sql.placeholder("studentId")), live))
    .orderBy(desc(academicSessions.from))
    .prepare("beds_of_student"),
);

/** The beds that a student has or had, one a session, the newest first. */
export const bedsOfStudent = (db: Reader, studentId: string) => ownBeds(db).execute({ studentId });

/** A bed that a student has or had in a session. */
export type OwnBed = Awaited<ReturnType<typeof bedsOfStudent>>[number];

/** Built once; {@link unusedPaymentOf} asks it. */
export const unusedPayments = prepared((db) =>
  db
    .select({ invoiceId: invoices.id, amountKobo: invoices.amountKobo })
    .from(invoices)
    .where(
      and(
        eq(invoices.studentId, sql.placeholder("studentId")),
        eq(invoices.sessionId, sql.placeholder("sessionId")),
        eq(invoices.purpose, "hostel"),
        eq(invoices.state, "paid"),
        // One look-up for each of the few; "not exists" would be planned as a join of whole tables.
        sql`(select 1 from ${bedAllocations}
          where ${bedAllocations.invoiceId} = ${invoices.id} and ${live} limit 1) is null`,
      ),
    )
    .orderBy(desc(invoices.amountKobo))
    .limit(1)
    .prepare("unused_hostel_payments"),
);

/** What a student has paid for a bed of the session that went to somebody else before the money came. */
export async function unusedPaymentOf(db: Reader, asked: { studentId: string; sessionId: number }) {
  const [payment] = await unusedPayments(db).execute(asked);
  return payment;
}
