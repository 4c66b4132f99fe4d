import { numberWithKind } from "@polyportal/domain/student/number";
import type { RegistrationSummary } from "@polyportal/api-client/contract/course-registration";
import { programmeAt } from "@polyportal/domain/admission-letter/offer";
import { fullName } from "@polyportal/domain/format/name";
import { levelById } from "@polyportal/domain/student/levels";
import type { CurrentStudent } from "../student/current.ts";
import type { StudentSession } from "../fees/queries.ts";
import type { Desk } from "./desk.ts";
import type { OfferedCourse } from "./offer.ts";
import type { Registration } from "./queries.ts";

/** What has become of a registration. */
export const summaryOf = (registration: Registration): RegistrationSummary => ({
  id: registration.id,
  state: registration.state,
  totalUnits: registration.totalUnits,
  submittedAt: registration.submittedAt.toISOString(),
  decidedAt: registration.decidedAt?.toISOString() ?? null,
  reason: registration.reason,
});

const travels = (moment: string | Date) => new Date(moment).toISOString();

/** A window with its dates as they travel. */
export const windowView = ({ state, dates }: Desk["window"]) => ({
  state,
  dates: dates
    ? {
        opensAt: travels(dates.opensAt),
        lateFrom: dates.lateFrom && travels(dates.lateFrom),
        closesAt: travels(dates.closesAt),
        addDropClosesAt: travels(dates.addDropClosesAt),
      }
    : null,
});

/** An academic session as it travels. */
export const sessionView = ({ sessionId, session, current }: StudentSession) => ({
  id: sessionId,
  name: session,
  current,
});

/** A course on offer as it travels. */
export const offeredView = (course: OfferedCourse) => ({
  ...course,
  level: levelById(course.levelId).name,
  missing: [...course.missing],
});

/** The student as papers name one, at the level of that session. */
export const studentView = (
  { student, person, department, faculty }: CurrentStudent,
  levelId: number,
) => ({
  fullName: fullName(person),
  ...numberWithKind(student),
  faculty,
  department,
  programme: programmeAt(student, levelId),
  level: levelById(levelId).name,
  passport: student.passportFileId,
});
