import type { courseRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import { courseFormFacts } from "@polyportal/domain/document/papers/courses";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { sessionsOf } from "../fees/queries.ts";
import { studentInSession, studentOf } from "../student/current.ts";
import { registeredIn, registrationsOf } from "./queries.ts";
import { sessionView, studentView } from "./view.ts";

/** The courses of a session, of both semesters where both are registered. */
export const getCourseForm: Handler<(typeof courseRegistrationEndpoints)["getCourseForm"]> = async (
  ctx,
  { sessionId },
) => {
  const current = await studentOf(ctx.db, ctx.caller.userId);
  const studentId = current.student.id;
  const [sessions, registrations] = await Promise.all([
    sessionsOf(ctx.db, studentId),
    registrationsOf(ctx.db, studentId),
  ]);
  const session = sessions.find((one) => one.sessionId === sessionId);
  const held = registrations
    .filter((one) => one.sessionId === sessionId)
    .toSorted((a, b) => semesters.indexOf(a.semester) - semesters.indexOf(b.semester));
  if (!session || held.length === 0) return fail("registration_not_found");
  const halves = await Promise.all(
    held.map(async ({ id, semester, totalUnits }) => ({
      semester,
      totalUnits,
      courses: await registeredIn(ctx.db, id),
    })),
  );
  const student = studentView(await studentInSession(ctx.db, current, sessionId), session.levelId);
  const totalUnits = unitsOf(halves.flatMap(({ courses }) => courses));
  const verification = await issueDocument(ctx, {
    kind: "course-form",
    subjectId: `${studentId}:${sessionId}`,
    holderId: studentId,
    facts: courseFormFacts({ session: session.session, student, semesters: halves, totalUnits }),
  });
  return { session: sessionView(session), student, semesters: halves, totalUnits, verification };
};
