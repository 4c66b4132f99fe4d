import { toKobo } from "@polyportal/domain/format/naira";
import { bedPlace } from "@polyportal/domain/messages/hostel";
import type { Transaction } from "../../connect.ts";
import { bedSpaces, hostelRooms, hostels } from "../../schema/hostel.ts";
import { copyRows } from "../../copy-rows.ts";
import { groupBy } from "../../../lists/group-by.ts";
import type { Numbered } from "../numbered.ts";

type Hostel = Numbered<typeof hostels.$inferInsert>;
type Gender = Hostel["gender"];

const names: Record<Gender, readonly string[]> = {
  Female: [
    "Funmilayo Ransome-Kuti Hall",
    "Margaret Ekpo Hall",
    "Gambo Sawaba Hall",
    "Flora Nwapa Hall",
  ],
  Male: ["Nnamdi Azikiwe Hall", "Obafemi Awolowo Hall", "Ahmadu Bello Hall", "Aminu Kano Hall"],
};

/** After those of the demo school. */
const firstId = 11;
const [floors, roomsOnFloor] = [4, 25];
const numerations = ["A", "B", "C", "D"] as const;

const hostelRows: readonly Hostel[] = (["Female", "Male"] as const)
  .flatMap((gender) => names[gender].map((name, index) => ({ gender, name, index })))
  .map(({ gender, name, index }, place) => ({
    id: firstId + place,
    name,
    location: "Main campus, students’ village",
    gender,
    priceKobo: toKobo(30_000 + 5_000 * index),
  }));

const rooms = hostelRows.flatMap((hostel) =>
  Array.from({ length: floors * roomsOnFloor }, (_, index) => {
    const number = (Math.floor(index / roomsOnFloor) + 1) * 100 + (index % roomsOnFloor) + 1;
    return { id: hostel.id * 1000 + number, hostel, name: `Room ${number}` };
  }),
);

const beds = rooms.flatMap((room) =>
  numerations.map((numeration, index) => ({ id: room.id * 10 + index + 1, room, numeration })),
);

/** Eight halls of 400 beds, four for women and four for men. */
export async function insertHalls(tx: Transaction): Promise<void> {
  await copyRows(tx, hostels, hostelRows);
  await copyRows(
    tx,
    hostelRooms,
    rooms.map(({ id, hostel, name }) => ({ id, hostelId: hostel.id, name })),
  );
  await copyRows(
    tx,
    bedSpaces,
    beds.map(({ id, room, numeration }) => ({ id, roomId: room.id, numeration })),
  );
}

/** Has no divisor in common with the beds of a gender: so many further each time meets each once. */
const stride = 331;

/** Gives a bed of a gender in a session, each once and all over the halls, until there is none left. */
export function bedsToGive() {
  const bedsOf = groupBy(beds, ({ room }) => room.hostel.gender);
  const given = new Map<string, number>();
  return (gender: Gender, sessionId: number) => {
    const [key, all] = [`${gender} ${sessionId}`, bedsOf.get(gender) ?? []];
    const before = given.get(key) ?? 0;
    given.set(key, before + 1);
    const bed = before < all.length ? all[(before * stride) % all.length] : undefined;
    if (!bed) return undefined;
    const { id, numeration, room } = bed;
    const place = { bed: numeration, room: room.name, hostel: room.hostel.name };
    return { id, priceKobo: room.hostel.priceKobo, place: bedPlace(place) };
  };
}
