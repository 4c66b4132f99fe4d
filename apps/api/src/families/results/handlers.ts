import type { resultsEndpoints } from "@polyportal/api-client/contract/results";
import { sameAward } from "@polyportal/domain/grading/attempts";
import { remarkOn, toRepeat } from "@polyportal/domain/grading/semester-summaries";
import type { Handlers } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { averagesOf } from "./averages.ts";
import { registeredBy } from "./courses.ts";
import { getSemesterResults } from "./get-semester-results.ts";
import { openCourses, studyOf } from "./open-courses.ts";
import { publishedAttempts } from "./published.ts";

/** What a student has earned. */
export const resultsHandlers = {
  getCgpa: async ({ db, caller }) => {
    const study = await studyOf(db, caller.userId);
    return {
      semesters: averagesOf(study.attempts).map((one) => {
        const { toTake, awaited } = openCourses(study, one);
        return {
          ...one,
          amended: one.attempts.some(({ version }) => version > 1),
          remark: remarkOn(one, toTake.length + awaited.length),
        };
      }),
    };
  },

  getSemesterResults,

  listCourseGrades: async ({ db, caller }) => {
    const studentId = caller.userId;
    const [{ student, session }, attempts, registered] = await Promise.all([
      studentOf(db, studentId),
      publishedAttempts(db, studentId),
      registeredBy(db).execute({ studentId }),
    ]);
    const isOut = new Set(
      attempts.filter(({ sessionId }) => sessionId === session.id).map(({ courseId }) => courseId),
    );
    const waiting = registered.filter(
      ({ sessionId, courseId }) => sessionId === session.id && !isOut.has(courseId),
    );
    return {
      earned: attempts.filter(({ levelId }) => sameAward(levelId, student.levelId)),
      toRepeat: toRepeat(attempts).filter(
        ({ courseId }) => !waiting.some((one) => one.courseId === courseId),
      ),
      registered: waiting,
    };
  },
} satisfies Handlers<typeof resultsEndpoints>;
