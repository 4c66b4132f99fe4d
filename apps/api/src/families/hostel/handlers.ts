import type { hostelEndpoints } from "@polyportal/api-client/contract/hostel";
import { toNaira } from "@polyportal/domain/format/naira";
import { fail } from "../../failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { arrearsView, createHostelArrearsInvoice } from "./arrears.ts";
import { bookBed } from "./book-bed.ts";
import {
  bedsOfRoomNow,
  openHostelById,
  openHostelsOf,
  roomsOf,
  type CountedHostel,
} from "./queries.ts";
import { refuse } from "./refuse.ts";
import { bookingView, hostelStandingOf } from "./standing.ts";

/** What a student does with the hostels. */
export const hostelHandlers = {
  getHostelStanding: async (ctx) => {
    const student = await studentOf(ctx.db, ctx.caller.userId);
    const { obstacles, bed, owed, payment } = await hostelStandingOf(ctx.db, student);
    return {
      sessionId: student.session.id,
      session: student.session.name,
      gender: student.student.gender,
      obstacles: [...obstacles],
      booking: bed ? bookingView(bed) : null,
      arrears: owed.map(arrearsView),
      credit: payment ? toNaira(payment.amountKobo) : null,
    };
  },
  listHostelsToBook: async (ctx) => {
    const { student, session } = await studentOf(ctx.db, ctx.caller.userId);
    const { gender } = student;
    return (await openHostelsOf(ctx.db, { gender, sessionId: session.id })).map(hostelView);
  },
  listRoomsToBook: async (ctx, { hostelId }) => {
    const { student, session } = await studentOf(ctx.db, ctx.caller.userId);
    const asked = { hostelId, sessionId: session.id };
    const [hostel, rooms] = await Promise.all([
      openHostelById(ctx.db, asked),
      roomsOf(ctx.db, asked),
    ]);
    if (!hostel) return fail("bed_not_found");
    if (hostel.gender !== student.gender) await refuse(ctx, "hostel_of_others", { hostelId });
    return {
      hostel: hostelView(hostel),
      rooms: rooms.map(({ id, name, active, beds, bedsLeft }) => ({
        id,
        roomName: name,
        noOfBedSpaces: beds,
        noOfBedSpacesLeft: bedsLeft,
        disabled: !active,
      })),
    };
  },
  listBedsToBook: async (ctx, { roomId }) => {
    const { student, session } = await studentOf(ctx.db, ctx.caller.userId);
    const beds = await bedsOfRoomNow(ctx.db, { roomId, sessionId: session.id });
    const [first] = beds;
    if (!first) return fail("bed_not_found");
    if (first.gender !== student.gender) await refuse(ctx, "hostel_of_others", { roomId });
    const { hostelId, hostel, room } = first;
    return {
      hostelId,
      hostel,
      room,
      beds: beds.map(({ id, numeration, priceKobo, open, taken }) => ({
        id,
        numeration,
        price: toNaira(priceKobo),
        taken,
        closed: !open,
      })),
    };
  },
  bookBed,
  createHostelArrearsInvoice,
} satisfies Handlers<typeof hostelEndpoints>;

const hostelView = (hostel: CountedHostel) => ({
  id: hostel.id,
  hostelName: hostel.name,
  location: hostel.location,
  price: toNaira(hostel.priceKobo),
  noOfRooms: hostel.rooms,
  noOfBedSpaces: hostel.beds,
  noOfBedSpacesLeft: hostel.bedsLeft,
  gender: hostel.gender,
});
