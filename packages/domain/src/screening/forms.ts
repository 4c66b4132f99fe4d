import * as z from "zod/mini";
import { screeningMessages as words } from "../messages/screening.ts";
import { reason, reasonOfSome } from "../user-management/user-forms.ts";
import { clean } from "../validation/clean.ts";
import { calendarDate, optionalText, requiredId, requiredText } from "../validation/primitives.ts";
import { typedNumber } from "../validation/typed-number.ts";

const amount = typedNumber(words.needed.fee).check(
  z.gte(0, words.needed.fee),
  z.lte(1_000_000, words.needed.fee),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, words.needed.fee),
);

/** What the slip of a screening costs, and what is brought, one thing a line. */
export const screeningSchema = z.object({ fee: amount, bring: optionalText(1_000) });

export const venueSchema = z.object({
  name: requiredText(words.needed.name, 80),
  address: requiredText(words.needed.address, 160),
});

/** A venue named otherwise: the reason is asked for where people sit there, who are told. */
export const editVenueSchema = z.extend(venueSchema, { reason: reasonOfSome });

/** One date at one venue. */
export const sittingSchema = z.object({
  venueId: requiredId(words.needed.venue),
  day: calendarDate(words.needed.day),
  /** On the 24-hour clock of Nigeria. */
  time: z.string(words.needed.time).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, words.needed.time)),
  seats: typedNumber(words.needed.seats, { takesDecimals: false }).check(
    z.int(words.needed.seats),
    z.gte(1, words.needed.seats),
    z.lte(5_000, words.needed.seats),
  ),
  /** Asked for where people sit there already, who are told of another time or place. */
  reason: reasonOfSome,
});

/** Somebody who is to sit elsewhere, by the application's number. */
export const moveSchema = z.object({
  number: z
    .string(words.needed.number)
    .check(clean(), z.toUpperCase(), z.minLength(1, words.needed.number), z.maxLength(40)),
  sittingId: z.uuid(words.needed.sitting),
  reason,
});
