import { courseKinds } from "@polyportal/domain/course-registration/course";
import { cgpaRemarks } from "@polyportal/domain/results/remark";
import { compositePapers } from "@polyportal/domain/document/papers/composite";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listVerification } from "./document.ts";
import { printedGrade, semesterData, semesterResults } from "./results.ts";
import { idParam, nothing, semester, namedCourse, namedStudent } from "./shared.ts";

/** Which class and semester; without an option, the whole level. */
export const classInSemester = {
  departmentId: idParam,
  levelId: idParam,
  optionId: z.optional(idParam),
  sessionId: idParam,
  semester,
};

const cell = z.object({
  /** Out of 100; null with a code, and while the result is awaited. */
  total: z.nullable(z.number()),
  /** Null while the result is awaited. */
  grade: z.nullable(printedGrade),
});

const compositeRow = z.object({
  ...namedStudent,
  /** By the sheet's columns; null where the student does not take the course. */
  cells: z.array(z.nullable(cell)),
  /** Courses without a column on the sheet: carry-overs and borrowed ones. */
  others: z.array(
    z.object({ code: z.string(), kind: z.nullable(z.enum(courseKinds)), ...cell.shape }),
  ),
  /** Null, like all below, if nothing of the semester is graded. */
  current: z.nullable(semesterData),
  /** Also null in the first semester of an award. */
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
  /** Contains unpublished scores. */
  provisional: z.boolean(),
  /** Codes of courses whose results are being reviewed again. */
  held: z.array(z.string()),
  columns: z.array(
    z.object({
      courseId: z.int(),
      ...namedCourse,
    }),
  ),
  students: z.array(compositeRow),
});

/** Who may read the results of a class. */
const readers = { audience: ["lecturer", "official"], claim: "results.see" } as const;

/** The results of a class, for its adviser, its head of department and its dean. */
export const compositeEndpoints = {
  getCompositeResults: endpoint({
    ...readers,
    method: "GET",
    path: "/api/Results/composite-results",
    summary: "The composite sheet of a class: each student's courses, averages and what is open",
    input: z.object({
      ...classInSemester,
      /** The paper whose verification code is returned; by default the composite sheet. */
      paper: z._default(z.enum(compositePapers), "composite-sheet"),
    }),
    output: z.extend(composite, {
      /** Null if provisional or held, and for readers of only a part of the class. */
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
