import { and, asc, countDistinct, desc, eq, exists, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { bedAllocations, bedSpaces, hostelRooms, hostels } from "../../database/schema/hostel.ts";
import { invoices } from "../../database/schema/invoice.ts";

/** In these words, so that the partial indexes serve: a parameter would hide it from them. */
const live = sql`${bedAllocations.state} <> 'released'`;

/**
 * Who has a bed in the asked session. Each bed is looked up by itself (the limit keeps the planner from
 * joining whole tables): the allocations of other sessions are never read, however many they are.
 */
const takenIn = (db: Reader) =>
  db
    .select({ id: bedAllocations.id })
    .from(bedAllocations)
    .where(
      and(
        eq(bedAllocations.bedId, bedSpaces.id),
        eq(bedAllocations.sessionId, sql.placeholder("sessionId")),
        live,
      ),
    )
    .limit(1)
    .as("taken");

const takenId = sql`"taken"."id"`;

const bedsOf = countDistinct(bedSpaces.id);
const bedsLeft = sql`count(distinct ${bedSpaces.id}) filter (where ${takenId} is null)`
  .mapWith(Number)
  .as("beds_left");

const hostelColumns = {
  id: hostels.id,
  name: hostels.name,
  location: hostels.location,
  gender: hostels.gender,
  priceKobo: hostels.priceKobo,
  rooms: countDistinct(hostelRooms.id),
  beds: bedsOf,
  bedsLeft,
};

/** Hostels with what is open in them. */
const countedHostels = (db: Reader) =>
  db
    .select(hostelColumns)
    .from(hostels)
    .leftJoin(hostelRooms, and(eq(hostelRooms.hostelId, hostels.id), hostelRooms.active))
    .leftJoin(bedSpaces, and(eq(bedSpaces.roomId, hostelRooms.id), bedSpaces.active))
    .leftJoinLateral(takenIn(db), sql`true`)
    .groupBy(hostels.id)
    .$dynamic();

/** Built once; {@link openHostelsOf} asks it. */
export const openHostels = prepared((db) =>
  countedHostels(db)
    .where(and(hostels.active, eq(hostels.gender, sql.placeholder("gender"))))
    .orderBy(asc(hostels.name))
    .prepare("open_hostels"),
);

/** The open hostels of a gender. */
export const openHostelsOf = (db: Reader, asked: { gender: string; sessionId: number }) =>
  openHostels(db).execute(asked);

const openHostel = prepared((db) =>
  countedHostels(db)
    .where(and(hostels.active, eq(hostels.id, sql.placeholder("hostelId"))))
    .prepare("open_hostel"),
);

/** One open hostel, of whichever gender. */
export async function openHostelById(db: Reader, asked: { hostelId: number; sessionId: number }) {
  const [hostel] = await openHostel(db).execute(asked);
  return hostel;
}

/** A hostel with what is open in it. */
export type CountedHostel = Awaited<ReturnType<typeof openHostelsOf>>[number];

/** Built once; {@link roomsOf} asks it. */
export const roomsOfHostel = prepared((db) =>
  db
    .select({
      id: hostelRooms.id,
      name: hostelRooms.name,
      active: hostelRooms.active,
      beds: bedsOf,
      bedsLeft,
    })
    .from(hostelRooms)
    .leftJoin(bedSpaces, and(eq(bedSpaces.roomId, hostelRooms.id), bedSpaces.active))
    .leftJoinLateral(takenIn(db), sql`true`)
    .where(eq(hostelRooms.hostelId, sql.placeholder("hostelId")))
    .groupBy(hostelRooms.id)
    .orderBy(asc(hostelRooms.name))
    .prepare("rooms_of_hostel"),
);

/** Every room of a hostel, in the order of their names. */
export const roomsOf = (db: Reader, asked: { hostelId: number; sessionId: number }) =>
  roomsOfHostel(db).execute(asked);

const bedColumns = {
  id: bedSpaces.id,
  numeration: bedSpaces.numeration,
  room: hostelRooms.name,
  hostelId: hostels.id,
  hostel: hostels.name,
  gender: hostels.gender,
  priceKobo: hostels.priceKobo,
  /** The bed, its room and its hostel are open. */
  open: sql`${bedSpaces.active} and ${hostelRooms.active} and ${hostels.active}`
    .mapWith(Boolean)
    .as("open"),
  taken: sql`${takenId} is not null`.mapWith(Boolean).as("is_taken"),
};

const beds = (db: Reader) =>
  db
    .select(bedColumns)
    .from(bedSpaces)
    .innerJoin(hostelRooms, eq(hostelRooms.id, bedSpaces.roomId))
    .innerJoin(hostels, eq(hostels.id, hostelRooms.hostelId))
    .leftJoinLateral(takenIn(db), sql`true`);

/** Built once; {@link bedsOfRoomNow} asks it. */
export const bedsOfRoom = prepared((db) =>
  beds(db)
    .where(eq(bedSpaces.roomId, sql.placeholder("roomId")))
    .orderBy(asc(bedSpaces.numeration))
    .prepare("beds_of_room"),
);

/** Every bed of a room, in the order of their numbers. */
export const bedsOfRoomNow = (db: Reader, asked: { roomId: number; sessionId: number }) =>
  bedsOfRoom(db).execute(asked);

/** Built once; {@link bedNow} asks it. */
export const bedById = prepared((db) =>
  beds(db)
    .where(eq(bedSpaces.id, sql.placeholder("bedId")))
    .prepare("bed_by_id"),
);

/** One bed, with its room and hostel. */
export async function bedNow(db: Reader, asked: { bedId: number; sessionId: number }) {
  const [bed] = await bedById(db).execute(asked);
  return bed;
}

/** A bed with its room and hostel, and whether somebody has it. */
export type Bed = NonNullable<Awaited<ReturnType<typeof bedNow>>>;

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
      hostelPriceKobo: hostels.priceKobo,
      sessionId: bedAllocations.sessionId,
      session: academicSessions.name,
      state: sql<"held" | "booked">`${bedAllocations.state}`.as("state"),
      heldUntil: bedAllocations.heldUntil,
      invoiceId: invoices.id,
      invoiceState: invoices.state,
      amountKobo: invoices.amountKobo,
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
    .orderBy(desc(bedAllocations.sessionId))
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
