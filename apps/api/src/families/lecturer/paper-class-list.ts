import { classEndpoints } from "@polyportal/api-client/contract/lecturer-class";
import { printed } from "@polyportal/domain/document/printed";
import { classPages } from "@polyportal/domain/messages/class-pages";
import { longPaperNames, longPapers } from "@polyportal/domain/messages/long-papers";
import { awardName } from "@polyportal/domain/student/award";
import { levelById } from "@polyportal/domain/student/levels";
import type { ExportAsked } from "../../database/schema/exports.ts";
import { parse } from "../../export/list-words.ts";
import type { PaperExport, Reading } from "../../export/paper-export.ts";
import { fail } from "../../server/failure.ts";
import { classStudentExport } from "./export-class-students.ts";
import { classNamed } from "./get-class.ts";

const { title, columns, particulars: names } = longPapers.classList;
const endpoint = classEndpoints.listClassStudents;

const keysOf = ({ db, caller }: Pick<Reading, "db" | "caller">, asked: ExportAsked) =>
  classStudentExport.ask(asked, caller).keys(db);

/** What the list has of each student, in the paper's order. */
const listed = [
  "fullName",
  "matricNumber",
  "department",
  "coursesUploaded",
  "totalCoursesRegistered",
  "semestersCount",
  "sessionsCount",
  "cgpa",
];

/** A class of many students on paper: the rows of its list. */
export const classListPaper: PaperExport = {
  name: longPaperNames.classList,
  title,
  endpoint,
  columns: [],
  count: async (asking, asked) => (await keysOf(asking, asked)).length,
  async read(reading, asked) {
    const { db, caller } = reading;
    const { session = 0, department = 0, level = 0, option, semester } = parse(endpoint, asked);
    const one = {
      sessionId: session,
      departmentId: department,
      levelId: level,
      departmentOptionId: option ?? null,
      semester,
    };
    const [found, keys] = await Promise.all([
      classNamed(db, caller.userId, one),
      keysOf(reading, asked),
    ]);
    if (!found) return fail("not_found");
    const cells = await classStudentExport.ask(asked, caller).rows(db, keys, listed);
    return {
      title,
      size: "A4",
      particulars: [
        { label: names.faculty, value: printed(found.faculty) },
        { label: names.session, value: printed(found.session) },
        {
          label: names.department,
          value: found.option
            ? classPages.optionOf(found.department, found.option)
            : printed(found.department),
        },
        { label: names.semester, value: printed(found.semester) },
        { label: names.programme, value: printed(awardName(level)) },
        { label: names.level, value: levelById(level).name },
      ],
      columns: Object.entries(columns).map(([id, label]) => ({
        label,
        kind: ["fullName", "matricNumber", "department"].includes(id) ? "text" : "number",
      })),
      rows: cells.map((row, at) => [at + 1, ...row.map((cell) => cell ?? "-")]),
    };
  },
};
