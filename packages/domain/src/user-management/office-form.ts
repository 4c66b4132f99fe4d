import * as z from "zod/mini";
import { calendarDate, requiredId } from "../validation/primitives.ts";
import { reason } from "./user-forms.ts";

const optionalDay = z._default(
  z.union([z.literal(""), calendarDate("please enter the last day")]),
  "",
);

/** Another last day of an office that begins on a day, and why. */
export const lastDaySchema = (since: string) =>
  z.object({
    until: calendarDate("please enter the last day").check(
      z.refine((until) => until >= since, { error: "the end is before the beginning" }),
    ),
    reason,
  });

/** Somebody for an office: whom, of which unit, from when, until when, standing in for the holder or not. */
export const officeSchema = z
  .object({
    holderId: z.uuid("please select a lecturer"),
    unitId: requiredId("please select a department"),
    since: calendarDate("please enter the first day"),
    until: optionalDay,
    acting: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ since, until }) => until === "" || until >= since, {
      message: "the end is before the beginning",
      path: ["until"],
    }),
    z.refine(({ acting, until }) => !acting || until !== "", {
      message: "whoever acts does so until a day",
      path: ["until"],
    }),
  );
