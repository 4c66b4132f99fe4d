import type { courseRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { classListMessages } from "@polyportal/domain/messages/class-list";
import { unitsOf } from "@polyportal/domain/grading/credit-units";
import { semesters } from "@polyportal/domain/session/semesters";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { sessionsOf } from "../student-payment/queries.ts";
import { studentOf } from "../student/current.ts";
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
  const student = studentView(current, session.levelId);
  const totalUnits = unitsOf(halves.flatMap(({ courses }) => courses));
  const verification = await issueDocument(ctx, {
    kind: "course-form",
    subjectId: `${studentId}:${sessionId}`,
    holderId: studentId,
    facts: [
      { label: "Full name", value: student.fullName },
      { label: classListMessages.matricNumber, value: student.matricNumber },
      { label: "Session", value: session.session },
      ...halves.map(({ semester, courses }) => ({
        label: `${semester} Semester`,
        value: courses.map(({ code }) => code).join(", "),
      })),
      { label: "Credit units in all", value: formatCreditUnits(totalUnits) },
    ],
  });
  return { session: sessionView(session), student, semesters: halves, totalUnits, verification };
};
