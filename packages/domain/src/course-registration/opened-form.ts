import * as z from "zod/mini";
import { semesters } from "../academic-session/semesters.ts";
import { openedMessages as words } from "../messages/opened-registrations.ts";
import { reason } from "../user-management/user-forms.ts";
import { calendarDate, requiredId } from "../validation/primitives.ts";

/** For how many students registration is opened at once. */
export const mostOpened = 200;

/** Matric numbers as somebody types or pastes them: one to a line, or parted by commas; each once. */
export const matricNumbersIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\r\n\t,;]/)
      .map((part) => part.trim().toUpperCase())
      .filter((part) => part !== ""),
  ),
];

/** Registration opened for students alone, past the window of their semester. */
export const openForStudentsSchema = z.object({
  matricNumbers: z.string(words.matricNumbers).check(
    z.maxLength(20_000, words.tooMany(mostOpened)),
    z.refine((text) => matricNumbersIn(text).length > 0, words.matricNumbers),
    z.refine((text) => matricNumbersIn(text).length <= mostOpened, words.tooMany(mostOpened)),
  ),
  sessionId: requiredId(words.session),
  semester: z.enum(semesters, words.semester),
  /** The last day on which they can register, add and drop. */
  untilOn: calendarDate(),
  /** Whether registering first costs the late fee where the window says so. */
  lateFee: z._default(z.boolean(), false),
  reason,
});
