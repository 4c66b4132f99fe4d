import * as z from "zod/mini";
import { calendarDate, rrr } from "../validation/primitives.ts";

/** Asking for one's clearance sheet: the reference of the acceptance fee, and the date of birth. */
export const clearanceFormSchema = z.object({
  rrr: rrr(),
  dateOfBirth: calendarDate("please input your date of birth"),
});
