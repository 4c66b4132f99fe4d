import * as z from "zod/mini";
import { calendarDate, rrr } from "../validation/primitives.ts";

/** How a newcomer stands with an office that clears: nothing looked at yet, in order, or sent back. */
export const clearanceStates = ["waiting", "cleared", "returned"] as const;
export type ClearanceState = (typeof clearanceStates)[number];

/** Asking for one's clearance sheet: the reference of the acceptance fee, and the date of birth. */
export const clearanceFormSchema = z.object({
  rrr: rrr(),
  dateOfBirth: calendarDate("please input your date of birth"),
});

/** How far somebody has come: `3 of 7`. */
export const clearedOf = (components: readonly { readonly state: ClearanceState }[]): string =>
  `${components.filter(({ state }) => state === "cleared").length} of ${components.length}`;
