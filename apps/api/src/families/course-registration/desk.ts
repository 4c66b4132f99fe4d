import type { CourseHistory } from "@polyportal/domain/course-registration/course-history";
import { sameSemester } from "@polyportal/domain/results/attempts";
import type {
  RegistrationClass,
  UnitLoad,
} from "@polyportal/domain/course-registration/registrable";
import {
  registersLate,
  windowState,
  windowWith,
  type RegistrationWindow,
  type WindowState,
} from "@polyportal/domain/course-registration/window";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import { sessionsOf, type StudentSession } from "../fees/queries.ts";
import { publishedOf } from "../results/published.ts";
import type { CurrentStudent } from "../student/current.ts";
import { feesMissing, lateFeeOwed, type Obstacle } from "./obstacles.ts";
import { historyBefore, offerOf, type OfferedCourse } from "./offer.ts";
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

/** All that decides what a student may register in a semester. */
export type Desk = Asked & {
  session: StudentSession;
  window: { state: WindowState; dates: RegistrationWindow | undefined };
  /** Everything on offer, what can be borrowed last. */
  offered: OfferedCourse[];
  load: UnitLoad;
  /** What the student has behind him when the semester begins. */
  history: CourseHistory;
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
    publishedOf(db).execute({ studentIds: [studentId] }),
    takenBefore(db, { ...asked, studentIds: [studentId] }),
    registrationsOf(db, studentId),
    feesMissing(db, current, asked.sessionId),
  ]);
  const session =
    sessions.find(({ sessionId }) => sessionId === asked.sessionId) ?? fail("not_found");
  const isAsked = (one: Asked) => sameSemester(one, asked);
  const dates = windowWith(windows.find(isAsked), exceptions.find(isAsked), now);
  const state = windowState(dates, now);
  const registration = registrations.find(isAsked);
  const history = historyBefore({ ...session, ...asked }, scores, taken);
  const { departmentId, levelId } = session;
  const to = { departmentId, levelId, semester: asked.semester };

  const [courses, load, registered, lateFee] = await Promise.all([
    coursesFor(db, { ...asked, ...to, carriedOver: [...history.carriedOver] }),
    unitLoadOf(db, { ...asked, ...to, studentId }),
    registration && registeredIn(db, registration.id),
    registersLate(state, registration !== undefined)
      ? lateFeeOwed(db, studentId, { ...session, ...asked })
      : [],
  ]);
  return {
    ...asked,
    session,
    window: { state, dates },
    ...offerOf(courses, load, to, history),
    history,
    missing: [...fees, ...lateFee],
    registered: registration && { ...registration, courses: registered ?? [] },
  };
}

/** A student's desk as an officer looks at it. */
export type OfficersDesk = Desk & {
  readonly current: CurrentStudent;
  readonly to: RegistrationClass;
  /** Courses that are taken and whose results are not published yet. */
  readonly awaited: ReadonlySet<number>;
};
