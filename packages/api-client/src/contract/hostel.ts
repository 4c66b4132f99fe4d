import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { idParam, naira, nothing, timestamp } from "./shared.ts";
import { cannotInvoice, studentInvoice } from "./fees.ts";

/** A hostel as a student chooses it. */
export const hostelToBook = z.object({
  id: z.int(),
  hostelName: z.string(),
  location: z.string(),
  price: naira,
  noOfRooms: z.int(),
  noOfBedSpaces: z.int(),
  noOfBedSpacesLeft: z.int(),
  gender: z.string(),
});

/** A room as a student chooses it. */
export const roomToBook = z.object({
  id: z.int(),
  roomName: z.string(),
  noOfBedSpaces: z.int(),
  noOfBedSpacesLeft: z.int(),
  /** It is not open for booking. */
  disabled: z.boolean(),
});

/** A bed space as a student chooses it. */
export const bedToBook = z.object({
  id: z.int(),
  numeration: z.string(),
  price: naira,
  /** Somebody has it. */
  taken: z.boolean(),
  /** It is not open for booking. */
  closed: z.boolean(),
});

/** The bed space that a student has in the session. */
export const hostelBooking = z.object({
  bedId: z.int(),
  bed: z.string(),
  room: z.string(),
  hostel: z.string(),
  location: z.string(),
  /** What was or will be paid for it. */
  price: naira,
  /** `held` while its invoice is open. */
  state: z.enum(["held", "booked"]),
  /** Until when it is held; null once booked. */
  heldUntil: z.nullable(timestamp),
  /** Its invoice, whose cancelling gives the bed back; null if the school gave the bed without one. */
  invoiceId: z.nullable(z.uuid()),
});

export type HostelBooking = z.infer<typeof hostelBooking>;

/** An unpaid bed of an earlier session. */
export const hostelArrears = z.object({
  sessionId: z.int(),
  session: z.string(),
  bed: z.string(),
  room: z.string(),
  hostel: z.string(),
  amount: naira,
  /** Its invoice, if one can be paid. */
  invoiceId: z.nullable(z.uuid()),
});

export type HostelArrears = z.infer<typeof hostelArrears>;

export const hostelEndpoints = {
  getHostelStanding: endpoint({
    method: "GET",
    path: "/api/Hostel/my-standing",
    summary:
      "Whether the student may book a bed, what is missing, and the bed that the student has",
    audience: ["student"],
    input: nothing,
    output: z.object({
      sessionId: z.int(),
      session: z.string(),
      gender: z.string(),
      /** What must be settled before booking a bed, in order. */
      obstacles: z.array(z.enum(["hostel-arrears", "arrears", "first-instalment"])),
      booking: z.nullable(hostelBooking),
      arrears: z.array(hostelArrears),
      /** Paid for a bed that somebody else got meanwhile. Another bed needs no new payment. */
      credit: z.nullable(naira),
    }),
    errors: ["no_student_record"],
  }),
  listHostelsToBook: endpoint({
    method: "GET",
    path: "/api/Hostel/hostels-to-book",
    summary: "Open hostels of the student's gender with their free bed spaces in the session",
    audience: ["student"],
    input: nothing,
    output: z.array(hostelToBook),
    errors: ["no_student_record"],
  }),
  listRoomsToBook: endpoint({
    method: "GET",
    path: "/api/Hostel/rooms-to-book",
    summary: "Rooms of a hostel of the student's gender with their free bed spaces in the session",
    audience: ["student"],
    input: z.object({ hostelId: idParam }),
    output: z.object({ hostel: hostelToBook, rooms: z.array(roomToBook) }),
    errors: ["no_student_record", "bed_not_found", "hostel_of_others"],
  }),
  listBedsToBook: endpoint({
    method: "GET",
    path: "/api/Hostel/beds-to-book",
    summary: "Bed spaces of a room with their price, and which are taken",
    audience: ["student"],
    input: z.object({ roomId: idParam }),
    output: z.object({
      hostelId: z.int(),
      hostel: z.string(),
      room: z.string(),
      beds: z.array(bedToBook),
    }),
    errors: ["no_student_record", "bed_not_found", "hostel_of_others"],
  }),
  bookBed: endpoint({
    method: "POST",
    path: "/api/Hostel/book-bed",
    summary: "Takes a bed: held until its invoice is paid, or booked with money paid before",
    audience: ["student"],
    idempotent: true,
    input: z.object({
      bedId: idParam,
      /** The price that was shown. It is checked. */
      price: naira,
    }),
    output: hostelBooking,
    errors: [
      ...cannotInvoice,
      "hostel_not_open",
      "hostel_of_others",
      "bed_not_found",
      "bed_closed",
      "bed_taken",
      "bed_held_already",
      "bed_price_changed",
      "hostel_credit_short",
      "invoice_not_found",
    ],
  }),
  createHostelArrearsInvoice: endpoint({
    method: "POST",
    path: "/api/Hostel/create-arrears-invoice",
    summary: "The invoice of an earlier session's bed that is not paid",
    audience: ["student"],
    idempotent: true,
    input: z.object({
      sessionId: idParam,
      /** The amount that was shown. It is checked. */
      amount: naira,
    }),
    output: studentInvoice,
    errors: [...cannotInvoice, "no_hostel_arrears", "bed_price_changed", "invoice_not_found"],
  }),
};
