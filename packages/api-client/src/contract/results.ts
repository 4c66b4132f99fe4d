import { gradingScale } from "@polyportal/domain/results/scale";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { idParam, nothing, semester, timestamp, namedCourse } from "./shared.ts";

const grade = z.enum(gradingScale.map((band) => band.grade));

/** What stands in the grade's column: a grade, or a code in its place. */
export const printedGrade = z.enum([...gradingScale.map((band) => band.grade), ...markCodes]);

/** What some semesters come to: units, points, and points over units, of 5.0 and unrounded. */
export const semesterData = z.object({
  creditUnit: z.number(),
  creditPoint: z.number(),
  gradePointAverage: z.number(),
});

/** A semester whose results are out. */
const semesterAverage = z.object({
  sessionId: z.int(),
  session: z.string(),
  semester,
  levelId: z.int(),
  level: z.string(),
  /** How many courses are graded. */
  courses: z.int(),
  /** The average of the semester alone. */
  gpa: z.number(),
  /** The average of the award up to the semester. */
  cgpa: z.number(),
  /** Whether a grade of it was amended after it had been published. */
  amended: z.boolean(),
  remark: z.string(),
  /** What each course did to the CGPA, in hundredths, sums to its change; none in an award's first. */
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
  /** What the grade is worth, of 5. */
  gradePoint: z.number(),
  /** What the course earned: its units times the grade's points. */
  creditPoint: z.number(),
  /** What the published score was before it was amended, the first version first. */
  amendments: z.array(
    z.object({
      total: z.nullable(z.number()),
      /** None where nothing had been entered. */
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

/** A student's results of a semester, as they are printed. */
export const semesterResults = z.object({
  name: z.string(),
  regNo: z.string(),
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
  /** The codes of its courses that were taken before: "cumulative" counts them once. */
  repeated: z.array(z.string()),
  summary: z.object({
    entryReq: z.string(),
    cumCourseUnit: z.number(),
    cgpa: z.number(),
    coursesToRepeat: z.array(z.string()),
    coursesToTake: z.array(z.string()),
    cgpaRemark: z.string(),
  }),
  /** The codes of courses registered for the semester of which no result is out. */
  awaited: z.array(z.string()),
  /** The codes of courses whose results are being looked at again. */
  held: z.array(z.string()),
  /** Null while one is held: the statement is not printed. */
  verification: z.nullable(verification),
});

/** Every endpoint answers of published sheets alone, and of the caller's own. */
export const resultsEndpoints = {
  getCgpa: endpoint({
    method: "GET",
    path: "/api/Results/cgpa",
    summary: "One's own semesters whose results are out, with their averages, first to last",
    audience: ["student"],
    input: nothing,
    output: z.object({
      semesters: z.array(semesterAverage),
      /** At which level the student now is; null for an account without a student record. */
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
      /** At which level the student now is: towards its award the supposed courses count. */
      levelId: z.int(),
      /** Of every award, in the order taken; a repeated course stands here more than once. */
      earned: z.array(
        z.object({
          ...course.shape,
          grade,
          point: z.number(),
          sessionId: z.int(),
          /** The session's first day, by which semesters are ordered. */
          sessionFrom: z.iso.date(),
          semester,
          levelId: z.int(),
        }),
      ),
      /** The courses whose latest grade is no pass, and that are not registered again. */
      toRepeat: z.array(course),
      /** The courses of the current session of which no result is out. */
      registered: z.array(z.object({ ...course.shape, semester })),
    }),
    errors: ["no_student_record"],
  }),
};
