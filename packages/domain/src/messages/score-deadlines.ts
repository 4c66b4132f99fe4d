import { formatDate } from "../format/date.ts";
import { semesterName } from "./semester.ts";

/** Words around the days until which scores are entered. */
export const deadlineWords = {
  past: "please choose today or a day to come",
  session: "please select a session",
  semester: "please select a semester",
  title: "Deadline of a semester's scores",
  fields: {
    closesOn: "Scores are entered until",
    closesHint: "The whole day counts. Sheets that were extended keep a later day of their own.",
  },
  stands: (semester: string, session: string, closesAt: string | null): string =>
    closesAt === null
      ? `No day is set for the ${semesterName(semester).toLowerCase()} of ${session}.`
      : `For the ${semesterName(semester).toLowerCase()} of ${session} it is ${formatDate(closesAt)}.`,
  save: "Save",
  saved: (semester: string, session: string, closesOn: string): string =>
    `Scores of the ${semesterName(semester).toLowerCase()} of ${session} are entered until ${formatDate(closesOn)}`,
  extendQuestion:
    "The lecturers of this course alone can enter scores until that day, and are told. It stays with the lecturers until they submit.",
  untilOn: "Scores are entered until",
  reason: "Reason",
  reasonHint: "It stays on record with your name.",
  extended: (code: string, untilOn: string): string =>
    `Scores of ${code} are entered until ${formatDate(untilOn)}`,
} as const;
