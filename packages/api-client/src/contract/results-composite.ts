import { courseKinds } from "@polyportal/domain/course-registration/course";
import { cgpaRemarks } from "@polyportal/domain/results/remark";
import { compositePapers } from "@polyportal/domain/document/papers/composite";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listVerification } from "./document.ts";
import { printedGrade, semesterData, semesterResults } from "./results.ts";
import { idParam, nothing, semester, namedCourse, namedStudent } from "./shared.ts";

/** Which class is meant, and when; without an option all of its level. */
export const classInSemester = {
  departmentId: idParam,
  levelId: idParam,
  optionId: z.optional(idParam),
  sessionId: idParam,
  semester,
};

const cell = z.object({
  /** Of 100; none beside a code, and while the result is awaited. */
  total: z.nullable(z.number()),
  /** Null while the result is awaited. */
  grade: z.nullable(printedGrade),
});

const compositeRow = z.object({
  ...namedStudent,
  /** By the sheet's columns; null where the student does not take the course. */
  cells: z.array(z.nullable(cell)),
  /** What the student takes beside the sheet's columns: carry-overs, borrowed courses. */
  others: z.array(
    z.object({ code: z.string(), kind: z.nullable(z.enum(courseKinds)), ...cell.shape }),
  ),
  /** Null, as all that follows, where nothing of the semester is graded. */
  current: z.nullable(semesterData),
  /** Null in the first semester of an award, too. */
  previous: z.nullable(semesterData),
  cumulative: z.nullable(semesterData),
  coursesToRepeat: z.array(z.string()),
  coursesToTake: z.array(z.string()),
  cgpaRemark: z.nullable(z.enum(cgpaRemarks)),
});

/** The composite sheet of a class. */
export const composite = z.object({
  faculty: z.string(),
  department: z.string(),
  option: z.nullable(z.string()),
  programme: z.string(),
  level: z.string(),
  session: z.string(),
  semester,
  /** Scores that are not published are in it. */
  provisional: z.boolean(),
  /** The codes of courses whose results are being looked at again. */
  held: z.array(z.string()),
  columns: z.array(
    z.object({
      courseId: z.int(),
      ...namedCourse,
    }),
  ),
  students: z.array(compositeRow),
});

/** Whom the results of a class are told. */
const readers = { audience: ["lecturer", "official"], claim: "results.see" } as const;

/** The results of a class, for whoever advises it, heads its department or is dean of its faculty. */
export const compositeEndpoints = {
  getCompositeResults: endpoint({
    ...readers,
    method: "GET",
    path: "/api/Results/composite-results",
    summary: "The composite sheet of a class: each student's courses, averages and what is open",
    input: z.object({
      ...classInSemester,
      /** On which paper it is shown, whose code is answered; the sheet unless said. */
      paper: z._default(z.enum(compositePapers), "composite-sheet"),
    }),
    output: z.extend(composite, {
      /** Null of what is provisional or held, and for whoever reads a part of the class. */
      verification: z.nullable(listVerification),
    }),
    errors: ["not_found"],
  }),
  downloadComposite: endpoint({
    ...readers,
    method: "GET",
    path: "/api/Results/download-composite",
    summary: "The composite sheet of a class as a workbook, on record",
    answer: "file",
    input: z.object(classInSemester),
    output: nothing,
    errors: ["not_found", "read_only"],
  }),
  getStudentResults: endpoint({
    ...readers,
    method: "GET",
    path: "/api/Results/student-results",
    summary: "A student's published results of a semester, just as the student reads them",
    input: z.object({ studentId: z.uuid(), sessionId: idParam, semester }),
    output: semesterResults,
    errors: ["not_found", "results_not_published"],
  }),
};
