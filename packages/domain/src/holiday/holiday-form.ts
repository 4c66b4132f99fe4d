import * as z from "zod/mini";
import { calendarDate, requiredText } from "../validation/primitives.ts";

/** A day on which the school is closed, and why. */
export const holidaySchema = z.object({
  day: calendarDate("please enter the day"),
  name: requiredText("please say why the school is closed", 80),
});
