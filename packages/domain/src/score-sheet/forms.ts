import * as z from "zod/mini";
import { semesters } from "../academic-session/semesters.ts";
import { todayInLagos } from "../format/date.ts";
import { deadlineWords } from "../messages/score-deadlines.ts";
import { minuteNeeded, scoreRefusals } from "../messages/score-sheet.ts";
import { reason as reasonSchema } from "../user-management/user-forms.ts";
import { calendarDate, requiredId } from "../validation/primitives.ts";

/** The longest that a cell may be: what is longer is no mark, and is said to be none. */
const cell = z.optional(z.string().check(z.maxLength(40, scoreRefusals.tooLong)));

/** The most rows that one save may bring. */
export const mostRows = 500;

/** One row as it was typed, over the version that its writer saw; 0 where nothing was entered yet. */
const typedRow = z.object({
  studentId: z.uuid(),
  version: z.int().check(z.nonnegative()),
  test: cell,
  lab: cell,
  exam: cell,
  code: cell,
  reason: z.optional(z.string().check(z.maxLength(500))),
});

/** What the grid saves: rows as they were typed, and whether they were pasted. */
export const saveScoresSchema = z.object({
  rows: z.array(typedRow).check(z.minLength(1), z.maxLength(mostRows)),
  source: z.enum(["typed", "pasted"]),
});

/** A sheet as its decider saw it: of a later one nothing is decided. */
const seenSheet = z.object({ id: z.uuid(), revision: z.int().check(z.positive()) });

/** The sheets that are decided about at once. */
export const seenSheets = z.array(seenSheet).check(z.minLength(1), z.maxLength(200));

/** Why sheets go back, and which of their rows that is about. */
export const returnSheetsSchema = z.object({
  sheets: seenSheets,
  reason: reasonSchema,
  studentIds: z._default(z.array(z.uuid()).check(z.maxLength(mostRows)), []),
});

/** A day of Nigeria that is not over. */
const dayToCome = calendarDate().check(
  z.refine((day) => day >= todayInLagos(), deadlineWords.past),
);

/** The last day on which the scores of a semester are entered. */
export const deadlineSchema = z.object({
  sessionId: requiredId(deadlineWords.session),
  semester: z.enum(semesters, deadlineWords.semester),
  closesOn: dayToCome,
});

/** The last day of one sheet alone, and why. */
export const extensionSchema = z.object({ untilOn: dayToCome, reason: reasonSchema });

/** The decision of the academic board. */
export const boardSchema = z.object({
  boardDate: z.iso.date(minuteNeeded.boardDate),
  minuteNumber: z.string().check(z.trim(), z.minLength(1, minuteNeeded.number), z.maxLength(60)),
});

/** The sheets that it publishes. */
export const publishSheetsSchema = z.extend(boardSchema, { sheets: seenSheets });
