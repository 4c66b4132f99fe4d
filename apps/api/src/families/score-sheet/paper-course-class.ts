import { taughtCourseEndpoints } from "@polyportal/api-client/contract/score-sheet-course";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { longPaperNames, longPapers } from "@polyportal/domain/messages/long-papers";
import type { ExportAsked } from "../../database/schema/exports.ts";
import { parse } from "../../export/list-words.ts";
import type { PaperExport } from "../../export/paper-export.ts";
import type { SheetCell } from "../../sheets/new-sheet.ts";
import { classKeys, courseClassOnPaper } from "./course-class-paper.ts";

const endpoint = taughtCourseEndpoints.listCourseClass;

/** A paper has all of the class, whatever the list was narrowed down to. */
const whichOf = (asked: ExportAsked) => {
  const { course = 0, session = 0 } = parse(endpoint, asked);
  return { course, session };
};

/** Somebody signs in 33 mm. */
const signatureRoom = 11;

/** A course's class on paper, or its attendance sheet: the rows of its list. */
const courseClassPaperOf = (kind: "courseClass" | "attendance"): PaperExport => {
  const { title, columns, signatures } = longPapers[kind];
  const signed = kind === "attendance";
  return {
    name: longPaperNames[kind],
    title,
    endpoint,
    columns: [],
    count: async (asking, asked) => (await classKeys(asking, whichOf(asked)).keys()).length,
    async read(reading, asked) {
      const paper = signed ? "attendance-sheet" : "course-class-list";
      const { rows, facts, issued } = await courseClassOnPaper(reading, {
        ...whichOf(asked),
        paper,
      });
      return {
        title,
        size: "A4",
        parts: [
          {
            title,
            checkAt: issued.verifyUrl,
            code: issued.code,
            particulars: facts,
            tables: [
              {
                columns: Object.entries(columns).map(([id, label]) => ({
                  label,
                  kind: id === "number" ? ("number" as const) : ("text" as const),
                  ...(id.startsWith("sign") && { room: signatureRoom }),
                })),
                rows: rows.map((row, at): SheetCell[] => [
                  at + 1,
                  ...row,
                  ...(signed ? [null, null] : []),
                ]),
                empty: documentMessages.noStudents,
                counted: true,
              },
            ],
            signatures,
          },
        ],
      };
    },
  };
};

export const courseClassPaper = courseClassPaperOf("courseClass");
export const attendancePaper = courseClassPaperOf("attendance");
