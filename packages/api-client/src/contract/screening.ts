import {
  editVenueSchema,
  moveSchema,
  screeningSchema,
  sittingSchema,
  venueSchema,
} from "@polyportal/domain/screening/forms";
import { reason } from "@polyportal/domain/user-management/user-forms";
import { typedNumber } from "@polyportal/domain/validation/typed-number";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, yesOrNo } from "./list.ts";
import { done, idParam, naira, nothing, programmeSlug, timestamp } from "./shared.ts";

const see = { audience: ["official"], claim: "applications.see", afterShell: true } as const;
const enter = { audience: ["official"], claim: "applications.enter", afterShell: true } as const;

/** Of one programme in one session. */
const which = { slug: programmeSlug, sessionId: idParam };
/** The record's revision that the form began from; 0 for a new one. */
const revision = z.int();

const count = typedNumber().check(z.int(), z.gte(0), z.lte(1_000_000));

/** A proposed plan: the number of seats, and a hash that identifies them. */
const plan = z.string().check(z.regex(/^\d{1,7}:[\w-]{1,64}$/));

const sitting = {
  id: z.uuid(),
  venueId: z.int(),
  venue: z.string(),
  address: z.string(),
  startsAt: timestamp,
  seats: z.int(),
};

/** Where and when a programme's applicants are examined. */
export const screeningSetupEndpoints = {
  listScreeningVenues: endpoint({
    ...see,
    method: "GET",
    path: "/api/Application/screening-venues",
    summary: "The venues of screenings, by name",
    input: nothing,
    output: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        address: z.string(),
        revision,
        /** How many have a seat there on a future date. */
        people: z.int(),
      }),
    ),
    errors: [],
  }),
  addScreeningVenue: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Application/screening-venues",
    summary: "Adds a venue of screenings",
    input: venueSchema,
    output: z.object({ id: z.int() }),
    errors: ["name_taken"],
  }),
  updateScreeningVenue: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/Application/screening-venues/{id}",
    summary: "Names a venue otherwise; whoever sits there at a date to come is told",
    input: z.extend(editVenueSchema, { id: idParam, revision }),
    output: z.object({ told: z.int() }),
    errors: ["not_found", "conflict", "name_taken", "reason_needed"],
  }),
  getScreening: endpoint({
    ...see,
    method: "GET",
    path: "/api/Application/screening/{slug}/{sessionId}",
    summary: "The dates of a programme's screening, with how many seats are given",
    input: z.object(which),
    output: z.object({
      fee: naira,
      bring: z.string(),
      revision,
      sittings: z.array(z.object({ ...sitting, taken: z.int(), revision })),
      /** How many have sent their application and have no seat. */
      waiting: z.int(),
      /** How many of them would get a seat now. */
      placeable: z.int(),
    }),
    errors: ["not_found"],
  }),
  listScreeningSeats: listOf({
    audience: ["official"],
    claim: "applications.see",
    afterShell: true,
    path: "/api/Application/screening-seats",
    summary: "Who sits where at the screening, seat by seat, and who is given extra time",
    row: z.object({
      /** The application's id. */
      id: z.uuid(),
      seat: z.int(),
      fullName: z.string(),
      applicationNumber: z.string(),
      jambNumber: z.nullable(z.string()),
      programme: z.string(),
      session: z.string(),
      department: z.nullable(z.string()),
      startsAt: timestamp,
      venue: z.string(),
      extraTime: z.boolean(),
    }),
    filters: { sitting: z.uuid(), extra: yesOrNo },
    sorts: ["seat"],
  }),
  updateScreening: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/Application/screening/{slug}/{sessionId}",
    summary: "Says what the slip of a screening costs, and what is brought",
    input: z.extend(screeningSchema, { ...which, revision }),
    output: done,
    errors: ["not_found", "conflict"],
  }),
  saveScreeningSitting: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Application/screening-sittings/{slug}/{sessionId}",
    summary: "Sets a date at a venue; whoever sits there is told of another time or place",
    input: z.extend(sittingSchema, { ...which, id: z.nullable(z.uuid()), revision }),
    output: z.object({ id: z.uuid() }),
    errors: ["not_found", "conflict", "sitting_full", "reason_needed"],
  }),
  removeScreeningSitting: endpoint({
    ...enter,
    method: "DELETE",
    path: "/api/Application/screening-sittings/{id}",
    summary: "Removes a date on which nobody sits",
    input: z.object({ id: z.uuid() }),
    output: done,
    errors: ["not_found", "sitting_taken"],
  }),
  previewScreeningSeats: endpoint({
    ...enter,
    method: "GET",
    path: "/api/Application/preview-screening-seats/{slug}/{sessionId}",
    summary: "How many would get a seat at which date and venue; nothing is given",
    input: z.object(which),
    output: z.object({
      plan,
      /** The earliest date first. */
      dates: z.array(
        z.object({
          sittingId: z.uuid(),
          startsAt: timestamp,
          venue: z.string(),
          address: z.string(),
          people: z.int(),
        }),
      ),
      /** How many remain without one. */
      left: z.int(),
    }),
    errors: ["not_found"],
  }),
  listPlannedSeats: endpoint({
    ...enter,
    method: "GET",
    path: "/api/Application/preview-screening-seats/{slug}/{sessionId}/{sittingId}",
    summary: "Who would get a seat at one date, fifty at a time; nothing is given",
    input: z.object({ ...which, sittingId: z.uuid(), from: z._default(count, 0) }),
    output: z.object({
      people: z.array(
        z.object({ seat: z.int(), applicationNumber: z.string(), fullName: z.string() }),
      ),
      total: z.int(),
    }),
    errors: ["not_found"],
  }),
  giveScreeningSeats: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Application/screening-seats/{slug}/{sessionId}",
    summary:
      "Gives a seat to each who has sent an application and has none, as far as there are any",
    /** The plan that the caller saw. Later applicants wait for the next time. */
    input: z.object({ ...which, plan, reason }),
    output: z.object({ given: z.int() }),
    errors: ["not_found", "nobody_waits", "conflict"],
  }),
  moveScreeningSeat: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Application/move-screening-seat/{slug}/{sessionId}",
    summary: "Gives one person a seat elsewhere, withdraws the slip and tells",
    input: z.extend(moveSchema, which),
    output: z.object({ seat: z.int() }),
    errors: ["not_found", "sitting_full"],
  }),
};
