import * as z from "zod/mini";
import type { Office, Tenure } from "../rights/offices.ts";
import { calendarDate, requiredId } from "../validation/primitives.ts";
import { reason } from "./user-forms.ts";

/** A last day, or none. */
export const lastDay = z.union([z.literal(""), calendarDate("please enter the last day")]);
const optionalDay = z._default(lastDay, "");

/** What is wrong with another last day of an office, or with none from now on; nothing where it may be. */
export function faultOfLastDay({ since, until, acting }: Tenure, next: string | null) {
  if (next !== null) return next < since ? "the end is before the beginning" : undefined;
  if (acting) return "whoever acts does so until a day";
  return until === null ? "please enter the last day" : undefined;
}

/** Another last day of an office, or none from now on, and why. */
export const lastDaySchema = (held: Tenure) =>
  z.object({
    until: lastDay.check(({ value, issues }) => {
      const message = faultOfLastDay(held, value || null);
      if (message) issues.push({ code: "custom", message, input: value });
    }),
    reason,
  });

/** Somebody for an office: whom, of which unit, from when, until when, standing in for the holder or not. */
const officeShape = (unitNeeded: string) => ({
  holderId: z.uuid("please select a lecturer"),
  unitId: requiredId(unitNeeded),
  since: calendarDate("please enter the first day"),
  until: optionalDay,
  acting: z._default(z.boolean(), false),
});

/** The same of whichever office, as the server takes it. */
export const anyOfficeShape = officeShape("please select a department or a faculty");

const unitNeeded: Readonly<Record<Office, string>> = {
  "head of department": "please select a department",
  "dean of faculty": "please select a faculty",
};

/** The form of an office. */
export const officeSchema = (office: Office) =>
  z.object(officeShape(unitNeeded[office])).check(
    z.refine(({ since, until }) => until === "" || until >= since, {
      message: "the end is before the beginning",
      path: ["until"],
    }),
    z.refine(({ acting, until }) => !acting || until !== "", {
      message: "whoever acts does so until a day",
      path: ["until"],
    }),
  );
