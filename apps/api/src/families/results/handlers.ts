import type { resultsEndpoints } from "@polyportal/api-client/contract/results";
import { openCourses } from "@polyportal/domain/results/open-courses";
import { remarkOn, toRepeat } from "@polyportal/domain/results/semester-summaries";
import type { Handlers } from "../../server/handler.ts";
import { levelOf, studentOf } from "../student/current.ts";
import { averagesOf } from "./averages.ts";
import { registeredBy } from "./courses.ts";
import { getSemesterResults } from "./get-semester-results.ts";
import { publishedAttempts } from "./published.ts";
import { studyOf } from "./study.ts";

/** The handlers of students' own results. */
export const resultsHandlers = {
  getCgpa: async ({ db, caller }) => {
    const [study, levelId] = await Promise.all([
      studyOf(db, caller.userId),
      levelOf(db, caller.userId),
    ]);
    return {
      levelId,
      semesters: averagesOf(study.attempts).map((one) => {
        const { toTake, awaited } = openCourses(study, one);
        return {
          ...one,
          amended: one.attempts.some(({ amended }) => amended),
          remark: remarkOn(one, toTake.length + awaited.length),
          changes: one.parts.map(({ attempt, before, hundredths }) => ({
            code: attempt.code,
            from: before?.grade ?? null,
            to: attempt.grade,
            hundredths,
          })),
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
      registeredBy(db).execute({ studentIds: [studentId] }),
    ]);
    const isOut = new Set(
      attempts.filter(({ sessionId }) => sessionId === session.id).map(({ courseId }) => courseId),
    );
    const waiting = registered.filter(
      ({ sessionId, courseId }) => sessionId === session.id && !isOut.has(courseId),
    );
    return {
      levelId: student.levelId,
      earned: attempts,
      toRepeat: toRepeat(attempts).filter(
        ({ courseId }) => !waiting.some((one) => one.courseId === courseId),
      ),
      registered: waiting,
    };
  },
} satisfies Handlers<typeof resultsEndpoints>;
