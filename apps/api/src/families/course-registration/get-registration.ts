import type { courseRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration";
import { sameSemester } from "@polyportal/domain/results/attempts";
import { fullName } from "@polyportal/domain/format/name";
import { registrationFacts } from "@polyportal/domain/document/papers/courses";
import { windowState, windowWith } from "@polyportal/domain/course-registration/window";
import { levelById } from "@polyportal/domain/student/levels";
import { eq } from "drizzle-orm";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { refuseOnRecord } from "../../server/refuse-on-record.ts";
import { issueDocument } from "../document/issue.ts";
import { studentInSession, studentOf } from "../student/current.ts";
import { exceptionsOf, registeredIn, unitLoadOf, windowsOf, type Asked } from "./queries.ts";
import { studentView, summaryOf, windowView } from "./view.ts";

/** One of the student's registrations. Another student's is refused as if there were none, and noted. */
export const getRegistration: Handler<
  (typeof courseRegistrationEndpoints)["getRegistration"]
> = async (ctx, { id }) => {
  const current = await studentOf(ctx.db, ctx.caller.userId);
  const { registration, session, adviser } =
    (await registrationById(ctx, id)) ?? fail("registration_not_found");
  if (registration.studentId !== current.student.id) {
    const subject = { subject: "courseRegistration", subjectId: id } as const;
    const entry = { action: "refuseRegistration", ...subject } as const;
    return refuseOnRecord(ctx, entry, "registration_not_found");
  }
  const { semester, levelId } = registration;
  const [courses, windows, exceptions, load] = await Promise.all([
    registeredIn(ctx.db, id),
    windowsOf(ctx.db),
    exceptionsOf(ctx.db, current.student.id),
    unitLoadOf(ctx.db, registration),
  ]);
  const isThis = (one: Asked) => sameSemester(one, registration);
  const dates = windowWith(windows.find(isThis), exceptions.find(isThis), ctx.now);
  const student = studentView(
    await studentInSession(ctx.db, current, registration.sessionId),
    levelId,
  );
  const shown = {
    ...summaryOf(registration),
    session,
    semester,
    level: levelById(levelId).name,
    window: windowView({ state: windowState(dates, ctx.now), dates }),
    minimumUnits: load.minimum,
    maximumUnits: load.maximum,
    adviser: adviser ? fullName(adviser) : "",
    courses,
    student,
  };
  const verification = await issueDocument(ctx, {
    kind: "course-registration",
    subjectId: id,
    holderId: current.student.id,
    facts: registrationFacts({ ...shown, session: session.name }),
  });
  return { ...shown, verification };
};

async function registrationById({ db }: Pick<Context, "db">, id: string) {
  const [found] = await db
    .select({
      registration: courseRegistrations,
      session: {
        id: academicSessions.id,
        name: academicSessions.name,
        current: academicSessions.current,
      },
      adviser: nameColumns(users),
    })
    .from(courseRegistrations)
    .innerJoin(academicSessions, eq(academicSessions.id, courseRegistrations.sessionId))
    .leftJoin(users, eq(users.id, courseRegistrations.decidedBy))
    .where(eq(courseRegistrations.id, id));
  return found;
}
