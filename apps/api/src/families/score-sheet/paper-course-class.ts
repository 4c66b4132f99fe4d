import { taughtCourseEndpoints } from "@polyportal/api-client/contract/score-sheet-course";
import { printed, printedUnits } from "@polyportal/domain/document/printed";
import { longPaperNames, longPapers } from "@polyportal/domain/messages/long-papers";
import type { ExportAsked } from "../../database/schema/exports.ts";
import { parse } from "../../export/list-words.ts";
import type { PaperExport, Reading } from "../../export/paper-export.ts";
import { fail } from "../../server/failure.ts";
import type { SheetCell } from "../../sheets/new-sheet.ts";
import { courseClassExport } from "./export-class.ts";
import { lecturersOf, sheetOf } from "./sheet.ts";

type Kind = "courseClass" | "attendance";
type Asking = Pick<Reading, "db" | "caller">;

const endpoint = taughtCourseEndpoints.listCourseClass;
const { particulars: names } = longPapers.courseClass;

/** What the list has of each student, in the paper's order; signatures are left to the hand. */
const listed: Record<Kind, readonly string[]> = {
  courseClass: ["fullName", "matricNumber", "department", "level", "kind", "registration"],
  attendance: ["fullName", "matricNumber", "registration"],
};

const keysOf = ({ db, caller }: Asking, asked: ExportAsked) =>
  courseClassExport.ask(asked, caller).keys(db);

/** A course's class on paper, or its attendance sheet: the rows of its list. */
const courseClassPaperOf = (kind: Kind): PaperExport => {
  const { title, columns, signatures } = longPapers[kind];
  return {
    name: longPaperNames[kind],
    title,
    endpoint,
    columns: [],
    count: async (asking, asked) => (await keysOf(asking, asked)).length,
    async read(reading, asked) {
      const { db, caller } = reading;
      const { course: courseId = 0, session: sessionId = 0 } = parse(endpoint, asked);
      const which = { courseId, sessionId };
      const [found, lecturers, keys] = await Promise.all([
        sheetOf(db, which),
        lecturersOf(db, which),
        keysOf(reading, asked),
      ]);
      // Whoever does not teach it has an empty list, and its head would tell of the course.
      if (!found || keys.length === 0) return fail("not_found");
      const cells = await courseClassExport.ask(asked, caller).rows(db, keys, listed[kind]);
      const { course } = found;
      return {
        title,
        size: "A4",
        particulars: [
          { label: names.course, value: `${course.code}, ${course.title}` },
          { label: names.session, value: printed(found.session) },
          { label: names.taughtBy, value: printed(found.department) },
          { label: names.semester, value: printed(course.semester) },
          { label: names.lecturers, value: printed(lecturers.map(({ name }) => name).join(", ")) },
          { label: names.units, value: printedUnits(found.creditUnit) },
        ],
        columns: Object.entries(columns).map(([id, label]) => ({
          label,
          kind: id === "number" ? ("number" as const) : ("text" as const),
        })),
        rows: cells.map((row, at): SheetCell[] => [
          at + 1,
          ...row,
          ...(kind === "attendance" ? [null, null] : []),
        ]),
        signed: kind === "attendance",
        signatures,
      };
    },
  };
};

export const courseClassPaper = courseClassPaperOf("courseClass");
export const attendancePaper = courseClassPaperOf("attendance");
