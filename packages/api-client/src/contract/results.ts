import { numberKinds } from "@polyportal/domain/student/number";
import { gradingScale } from "@polyportal/domain/results/scale";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { idParam, nothing, semester, timestamp, namedCourse } from "./shared.ts";

const grade = z.enum(gradingScale.map((band) => band.grade));

/** The content of the grade column: a grade or a code. */
export const printedGrade = z.enum([...gradingScale.map((band) => band.grade), ...markCodes]);

/** The totals of semesters: units, points, and points per unit, out of 5.0 and unrounded. */
export const semesterData = z.object({
  creditUnit: z.number(),
  creditPoint: z.number(),
  gradePointAverage: z.number(),
});

/** A published semester. */
const semesterAverage = z.object({
  sessionId: z.int(),
  session: z.string(),
  semester,
  levelId: z.int(),
  level: z.string(),
  /** How many courses are graded. */
  courses: z.int(),
  /** The average of this semester. */
  gpa: z.number(),
  /** The average of the award up to this semester. */
  cgpa: z.number(),
  /** Whether one of its grades was amended after publication. */
  amended: z.boolean(),
  remark: z.string(),
  /** How each course changed the CGPA, in hundredths. They sum to its change; empty in an award's first semester. */
  changes: z.array(
    z.object({
      code: z.string(),
      /** The grade that it replaced. */
      from: z.nullable(grade),
      to: grade,
      hundredths: z.int(),
    }),
  ),
});

export type SemesterAverage = z.infer<typeof semesterAverage>;

const subject = z.object({
  ...namedCourse,
  /** Of 100; none beside a code. */
  total: z.nullable(z.number()),
  grade: printedGrade,
  /** The points of the grade, out of 5. */
  gradePoint: z.number(),
  /** Units times grade points. */
  creditPoint: z.number(),
  /** Earlier published versions of the score, oldest first. */
  amendments: z.array(
    z.object({
      total: z.nullable(z.number()),
      /** Null if nothing had been entered. */
      grade: z.nullable(printedGrade),
      reason: z.string(),
      amendedAt: timestamp,
    }),
  ),
});

const course = z.object({
  courseId: z.int(),
  ...namedCourse,
});

/** A student's printed results of a semester. */
export const semesterResults = z.object({
  name: z.string(),
  regNo: z.string(),
  /** Which number that is. */
  numberKind: z.enum(numberKinds),
  /** The id of the photo, or none. */
  passport: z.nullable(z.string()),
  department: z.string(),
  programme: z.string(),
  session: z.string(),
  semester,
  level: z.string(),
  subjects: z.array(subject),
  current: semesterData,
  /** Null in the first semester of an award. */
  previous: z.nullable(semesterData),
  cumulative: semesterData,
  /** Codes of its courses that were taken before: "cumulative" counts them once. */
  repeated: z.array(z.string()),
  summary: z.object({
    entryReq: z.string(),
    cumCourseUnit: z.number(),
    cgpa: z.number(),
    coursesToRepeat: z.array(z.string()),
    coursesToTake: z.array(z.string()),
    cgpaRemark: z.string(),
  }),
  /** Codes of registered courses of the semester without a published result. */
  awaited: z.array(z.string()),
  /** Codes of courses whose results are being reviewed again. */
  held: z.array(z.string()),
  /** Null while one is held: the statement cannot be printed. */
  verification: z.nullable(verification),
});

/** Every endpoint answers only published results, and only the caller's own. */
export const resultsEndpoints = {
  getCgpa: endpoint({
    method: "GET",
    path: "/api/Results/cgpa",
    summary: "One's own semesters whose results are out, with their averages, first to last",
    audience: ["student"],
    input: nothing,
    output: z.object({
      semesters: z.array(semesterAverage),
      /** The student's current level; null for an account without a student record. */
      levelId: z.nullable(z.int()),
    }),
    errors: [],
  }),
  getSemesterResults: endpoint({
    method: "GET",
    path: "/api/Results/summary-results",
    summary: "One's own results of a semester, as they are printed",
    audience: ["student"],
    input: z.object({ sessionId: idParam, semester }),
    output: semesterResults,
    errors: ["no_student_record", "results_not_published"],
  }),
  listCourseGrades: endpoint({
    method: "GET",
    path: "/api/Results/course-grades",
    summary:
      "What a what-if calculator starts from: one's own grades, and the courses now registered",
    audience: ["student"],
    input: nothing,
    output: z.object({
      /** The student's current level. Assumed courses count towards its award. */
      levelId: z.int(),
      /** Of every award, in the order taken; a repeated course occurs more than once. */
      earned: z.array(
        z.object({
          ...course.shape,
          grade,
          point: z.number(),
          sessionId: z.int(),
          /** The first day of the session, which orders semesters. */
          sessionFrom: z.iso.date(),
          semester,
          levelId: z.int(),
        }),
      ),
      /** Courses whose latest grade is a fail and that are not registered again. */
      toRepeat: z.array(course),
      /** Courses of the current session without a published result. */
      registered: z.array(z.object({ ...course.shape, semester })),
    }),
    errors: ["no_student_record"],
  }),
};
