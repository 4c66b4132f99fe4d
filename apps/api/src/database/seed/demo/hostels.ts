import { toKobo } from "@polyportal/domain/format/naira";
import type { bedSpaces, hostelRooms, hostels } from "../../schema/hostel.ts";
import type { Numbered } from "../numbered.ts";

/** A hostel as the table holds it. */
export type Hostel = Numbered<typeof hostels.$inferInsert>;

/** The hostels, of 30 rooms each; in how many beds of each somebody lives, at least. */
export const hostelPlan: readonly { hostel: Hostel; booked: number }[] = [
  {
    hostel: {
      id: 1,
      name: "Queen Amina Hall",
      location: "Main campus, behind the School of Engineering Technology",
      gender: "Female",
      priceKobo: toKobo(45_000),
    },
    booked: 34,
  },
  {
    hostel: {
      id: 2,
      name: "Moremi Hall",
      location: "Main campus, beside the library",
      gender: "Female",
      priceKobo: toKobo(38_500),
    },
    booked: 71,
  },
  {
    hostel: {
      id: 3,
      name: "Herbert Macaulay Hall",
      location: "Main campus, north gate",
      gender: "Male",
      priceKobo: toKobo(40_000),
    },
    booked: 26,
  },
  {
    // Nearly full.
    hostel: {
      id: 4,
      name: "Tafawa Balewa Hall",
      location: "Second campus, Ilé-Ìwé Road",
      gender: "Male",
      priceKobo: toKobo(32_000),
    },
    booked: 113,
  },
];

export const hostelRows: Hostel[] = hostelPlan.map(({ hostel }) => hostel);

const [floors, roomsOnFloor] = [3, 10];
/** The beds of every room. */
export const numerations = ["A", "B", "C", "D"] as const;

/** Three floors of ten rooms each; the last room of the first hostel is being painted. */
export const hostelRoomRows: Numbered<typeof hostelRooms.$inferInsert>[] = hostelRows.flatMap(
  ({ id }) =>
    Array.from({ length: floors * roomsOnFloor }, (_, index) => {
      const number = (Math.floor(index / roomsOnFloor) + 1) * 100 + (index % roomsOnFloor) + 1;
      return {
        id: id * 1000 + number,
        hostelId: id,
        name: `Room ${number}`,
        active: !(id === 1 && number === 310),
      };
    }),
);

/** Four beds to a room. */
export const bedSpaceRows: Numbered<typeof bedSpaces.$inferInsert>[] = hostelRoomRows.flatMap(
  ({ id }) =>
    numerations.map((numeration, index) => ({ id: id * 10 + index + 1, roomId: id, numeration })),
);

/** A bed with the name of its room. */
export type PlacedBed = { id: number; numeration: string; room: string; active: boolean };

/** The beds of a hostel. */
export const bedsOf = (hostelId: number): PlacedBed[] =>
  hostelRoomRows
    .filter((room) => room.hostelId === hostelId)
    .flatMap((room) =>
      bedSpaceRows
        .filter((bed) => bed.roomId === room.id)
        .map(({ id, numeration }) => ({
          id,
          numeration,
          room: room.name,
          active: room.active ?? true,
        })),
    );
