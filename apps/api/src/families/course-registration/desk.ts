import { compareSessions } from "@polyportal/domain/academic-session/order";
import { sameSemester } from "@polyportal/domain/results/attempts";
import { courseHistory } from "@polyportal/domain/course-registration/course-history";
import {
  loadFor,
  registrableCourses,
  type RegistrableCourse,
  type UnitLoad,
} from "@polyportal/domain/course-registration/registrable";
import {
  registersLate,
  windowState,
  windowWith,
  type RegistrationWindow,
  type WindowState,
} from "@polyportal/domain/course-registration/window";
import { fail } from "../../server/failure.ts";
import type { Context } from "../../server/handler.ts";
import { sessionsOf, type StudentSession } from "../fees/queries.ts";
import { publishedOf } from "../results/published.ts";
import type { CurrentStudent } from "../student/current.ts";
import { feesMissing, lateFeeOwed, type Obstacle } from "./obstacles.ts";
import {
  coursesFor,
  exceptionsOf,
  registeredIn,
  registrationsOf,
  takenBefore,
  unitLoadOf,
  windowsOf,
  type Asked,
  type RegisteredCourse,
  type Registration,
} from "./queries.ts";

/** A course of the desk; its department is the one that teaches it. */
export type OfferedCourse = RegistrableCourse & { department: string };

/** All that decides what a student may register in a semester. */
export type Desk = Asked & {
  session: StudentSession;
  window: { state: WindowState; dates: RegistrationWindow | undefined };
  /** Everything on offer, what can be borrowed last. */
  offered: OfferedCourse[];
  load: UnitLoad;
  missing: Obstacle[];
  registered: (Registration & { courses: RegisteredCourse[] }) | undefined;
};

/** Gathers what a registration needs. Fails with `not_found` for a session without the student. */
export async function deskOf(
  { db, now }: Pick<Context, "db" | "now">,
  current: CurrentStudent,
  asked: Asked,
): Promise<Desk> {
  const studentId = current.student.id;
  const [sessions, windows, exceptions, scores, taken, registrations, fees] = await Promise.all([
    sessionsOf(db, studentId),
    windowsOf(db),
    exceptionsOf(db, studentId),
    publishedOf(db).execute({ studentId }),
    takenBefore(db, { ...asked, studentId }),
    registrationsOf(db, studentId),
    feesMissing(db, current, asked.sessionId),
  ]);
  const session =
    sessions.find(({ sessionId }) => sessionId === asked.sessionId) ?? fail("not_found");
  const isAsked = (one: Asked) => sameSemester(one, asked);
  const dates = windowWith(windows.find(isAsked), exceptions.find(isAsked), now);
  const state = windowState(dates, now);
  const registration = registrations.find(isAsked);
  // A registration does not hang on its own results.
  const before = scores.filter((one) => compareSessions(one, session) <= 0 && !isAsked(one));
  const history = courseHistory(before, taken);
  const { departmentId } = current.student;
  const to = { departmentId, levelId: session.levelId, semester: asked.semester };

  const [courses, load, registered, lateFee] = await Promise.all([
    coursesFor(db, { ...asked, ...to, carriedOver: [...history.carriedOver] }),
    unitLoadOf(db, { ...asked, ...to, studentId }),
    registration && registeredIn(db, registration.id),
    registersLate(state, registration !== undefined)
      ? lateFeeOwed(db, current, { ...asked, ...to })
      : [],
  ]);
  const departmentOf = new Map(courses.map(({ id, department }) => [id, department]));
  const offered = registrableCourses(courses, to, history).map((course) => ({
    ...course,
    department: departmentOf.get(course.id) ?? "",
  }));
  const toTake = offered.filter(({ kind }) => kind !== "Borrowed");
  return {
    ...asked,
    session,
    window: { state, dates },
    offered,
    load: loadFor(load, toTake),
    missing: [...fees, ...lateFee],
    registered: registration && { ...registration, courses: registered ?? [] },
  };
}
