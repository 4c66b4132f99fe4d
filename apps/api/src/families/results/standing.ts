import { sameSemester, type SemesterKey } from "@polyportal/domain/results/attempts";
import { openCourses } from "@polyportal/domain/results/open-courses";
import { remarkOn, semesterSummaries } from "@polyportal/domain/results/semester-summaries";
import type { Study } from "./study.ts";

/**
 * A student's standing at the end of a semester, for the student's page and the class's sheet; undefined if
 * nothing of the semester is graded.
 */
export function standingIn(study: Study, key: SemesterKey) {
  const summary = semesterSummaries(study.attempts).find((one) => sameSemester(one, key));
  if (!summary) return undefined;
  const { toTake, awaited } = openCourses(study, summary);
  const { current, previous, cumulative, toRepeat } = summary;
  return {
    summary,
    awaited,
    current,
    previous,
    cumulative,
    coursesToRepeat: toRepeat.map(({ code }) => code),
    coursesToTake: toTake.map(({ code }) => code),
    cgpaRemark: remarkOn(summary, toTake.length + awaited.length),
  };
}
