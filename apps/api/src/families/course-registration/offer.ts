import { compareSessions, type DatedSession } from "@polyportal/domain/academic-session/order";
import {
  courseHistory,
  type CourseHistory,
} from "@polyportal/domain/course-registration/course-history";
import {
  loadFor,
  registrableCourses,
  type RegistrableCourse,
  type RegistrationClass,
  type UnitLoad,
} from "@polyportal/domain/course-registration/registrable";
import { sameSemester } from "@polyportal/domain/results/attempts";
import type { publishedOf } from "../results/published.ts";
import type { Asked, coursesFor, takenBefore } from "./queries.ts";

/** A course of the desk; its department is the one that teaches it. */
export type OfferedCourse = RegistrableCourse & { department: string };

type Rows<Read extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Read>>;
type Published = Awaited<ReturnType<ReturnType<typeof publishedOf>["execute"]>>;

/** What a student has behind him when a semester begins: a registration does not hang on its own results. */
export const historyBefore = (
  session: DatedSession & Asked,
  scores: Published,
  taken: Rows<typeof takenBefore>,
): CourseHistory =>
  courseHistory(
    scores.filter((one) => compareSessions(one, session) <= 0 && !sameSemester(one, session)),
    taken,
  );

/** Everything on offer, what can be borrowed last, and how much of it may be taken. */
export function offerOf(
  courses: Rows<typeof coursesFor>,
  load: UnitLoad,
  to: RegistrationClass,
  history: CourseHistory,
): { offered: OfferedCourse[]; load: UnitLoad } {
  const departmentOf = new Map(courses.map(({ id, department }) => [id, department]));
  const offered = registrableCourses(courses, to, history).map((course) => ({
    ...course,
    department: departmentOf.get(course.id) ?? "",
  }));
  const toTake = offered.filter(({ kind }) => kind !== "Borrowed");
  return { offered, load: loadFor(load, toTake) };
}
