import * as z from "zod/mini";
import {
  calendarDate,
  isCalendarDate,
  optionalText,
  phone,
  requiredText,
} from "../validation/primitives.ts";
import { countWeeks, mostSiwesWeeks } from "./weeks.ts";

const endMissing = "please enter the last day";

/** Where the industrial training is, and from when until when. */
export const siwesPlacementSchema = z
  .object({
    companyName: requiredText("please enter the company's name"),
    companyAddress: requiredText("please enter the company's address", 300),
    companyPhone: phone(),
    natureOfWork: requiredText("please enter the nature of your work", 300),
    supervisorName: requiredText("please enter your supervisor's name", 160),
    supervisorPhone: phone(),
    startDate: calendarDate("please enter the first day"),
    endDate: calendarDate(endMissing),
  })
  .check(
    z.refine(({ startDate, endDate }) => bad(startDate, endDate) || startDate < endDate, {
      error: "the last day comes after the first",
      path: ["endDate"],
    }),
    z.refine(
      ({ startDate, endDate }) =>
        bad(startDate, endDate) || countWeeks(startDate, endDate) <= mostSiwesWeeks,
      { error: `a placement has at most ${mostSiwesWeeks} weeks`, path: ["endDate"] },
    ),
  );

const bad = (...days: readonly string[]): boolean => !days.every(isCalendarDate);

/** What is wrong with a placement's first day in a session such as "2026/2027"; nothing when it is good. */
export const startProblem = (startDate: string, session: string): string | undefined =>
  session.split("/").includes(startDate.slice(0, 4))
    ? undefined
    : `the first day lies in the session ${session}`;

/** A week of the logbook. */
export const siwesWeekSchema = z.object({
  work: requiredText("please enter what you did in this week", 2000),
  remarks: optionalText(1000),
});
