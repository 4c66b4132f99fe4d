import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import {
  bedAllocations,
  bedSpaces,
  hostelRooms,
  hostels,
} from "../../../database/schema/hostel.ts";
import { invoices } from "../../../database/schema/invoice.ts";
import { students, studentSessions } from "../../../database/schema/student.ts";
import { users } from "../../../database/schema/users.ts";
import type { RunningServer } from "../../../start-server.ts";

type Server = Pick<RunningServer, "db">;

/** Demo students of a gender without a bed in any session, as they sign in. */
export async function studentsWithoutBed(
  { db }: Server,
  gender: "Male" | "Female",
  count: number,
): Promise<{ id: string; user: string }[]> {
  return db
    .select({ id: students.id, user: users.userName })
    .from(students)
    .innerJoin(users, eq(users.id, students.id))
    .leftJoin(bedAllocations, eq(bedAllocations.studentId, students.id))
    .where(and(eq(students.gender, gender), isNull(bedAllocations.id), eq(users.oldUser, true)))
    .orderBy(asc(students.matricNumber))
    .limit(count);
}

/** Puts on record that students have paid all of their school fees, of every session. */
export async function payAllFees({ db }: Server, people: readonly { id: string }[]): Promise<void> {
  const now = new Date();
  const paid = { state: "paid" as const, purpose: "school-fees" as const, paidAt: now };
  for (const { id } of people) {
    const sessions = await db
      .select({ sessionId: studentSessions.sessionId })
      .from(studentSessions)
      .where(eq(studentSessions.studentId, id));
    const rows = sessions.map(({ sessionId }) => {
      const number = uuid();
      return {
        ...paid,
        id: uuid(),
        invoiceNo: number,
        paymentReference: number,
        studentId: id,
        sessionId,
        payerPhone: "+2348030000000",
        lastname: "Bello",
        firstname: "Musa",
        email: "payer@alani.example",
        amountKobo: 1_000_000_00,
        createdAt: now,
        expiresAt: now,
      };
    });
    await db.insert(invoices).values(rows).onConflictDoNothing();
  }
}

/** What a bed costs today. */
export async function priceOfBed({ db }: Server, bedId: number): Promise<number> {
  const [found] = await db
    .select({ priceKobo: hostels.priceKobo })
    .from(bedSpaces)
    .innerJoin(hostelRooms, eq(hostelRooms.id, bedSpaces.roomId))
    .innerJoin(hostels, eq(hostels.id, hostelRooms.hostelId))
    .where(eq(bedSpaces.id, bedId));
  return found?.priceKobo ?? 0;
}

/** Gives a student a bed of the last session that is not paid. */
export async function oweBed(server: Server, studentId: string, bedId: number): Promise<void> {
  const now = new Date();
  const of = { studentId, sessionId: 2, bedId, priceKobo: await priceOfBed(server, bedId) };
  await server.db
    .insert(bedAllocations)
    .values({ id: uuid(), ...of, state: "booked", heldUntil: now, createdAt: now });
}

/** Lets the hold of an invoice end, as time does. */
export async function endHold({ db }: Server, invoiceId: string): Promise<void> {
  const over = new Date(Date.now() - 60_000);
  await db
    .update(invoices)
    .set({ expiresAt: over, askAgainAt: over })
    .where(eq(invoices.id, invoiceId));
  await db
    .update(bedAllocations)
    .set({ heldUntil: over })
    .where(eq(bedAllocations.invoiceId, invoiceId));
}

/** The states of a bed in the current session, oldest first. */
export async function statesOf({ db }: Server, bedId: number): Promise<string[]> {
  const rows = await db
    .select({ state: bedAllocations.state })
    .from(bedAllocations)
    .where(and(eq(bedAllocations.bedId, bedId), eq(bedAllocations.sessionId, 3)))
    .orderBy(asc(bedAllocations.createdAt), sql`${bedAllocations.id}`);
  return rows.map(({ state }) => state);
}
