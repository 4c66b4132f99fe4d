import { holidaySchema } from "@polyportal/domain/holiday/holiday-form";
import { calendarDate } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, yesOrNo } from "./list.ts";
import { done } from "./shared.ts";

const entering = { audience: ["official"], claim: "school.enter", afterShell: true } as const;

/** Days on which the school is closed. */
export const holidayEndpoints = {
  listHolidays: listOf({
    audience: ["official"],
    claim: "school.see",
    afterShell: true,
    path: "/api/Holiday/holidays",
    summary: "Days on which the school is closed beside Saturdays and Sundays, the last first",
    row: z.object({
      /** YYYY-MM-DD. */
      day: z.string(),
      name: z.string(),
    }),
    filters: { coming: yesOrNo },
    sorts: ["day", "name"],
  }),
  addHoliday: endpoint({
    ...entering,
    method: "POST",
    path: "/api/Holiday/holidays",
    summary: "Enters a day on which the school is closed; what was promised before stays promised",
    input: holidaySchema,
    output: done,
    errors: ["holiday_entered"],
  }),
  removeHoliday: endpoint({
    ...entering,
    method: "DELETE",
    path: "/api/Holiday/holidays/{day}",
    summary: "Takes a day out of the calendar",
    input: z.object({ day: calendarDate() }),
    output: done,
    errors: ["not_found"],
  }),
};
