import { and, asc, countDistinct, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { bedAllocations, bedSpaces, hostelRooms, hostels } from "../../database/schema/hostel.ts";

/** In these words, so that the partial indexes serve: a parameter would hide it from them. */
export const live = sql`${bedAllocations.state} <> 'released'`;

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
