import type { courseRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration";
import { sameSemester } from "@polyportal/domain/results/attempts";
import {
  registersLate,
  windowState,
  windowWith,
} from "@polyportal/domain/course-registration/window";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { levelById } from "@polyportal/domain/student/levels";
import type { Handler } from "../../server/handler.ts";
import { sessionsOf } from "../fees/queries.ts";
import { studentOf } from "../student/current.ts";
import { feesMissing, lateFeeOwed } from "./obstacles.ts";
import { exceptionsOf, registrationsOf, windowsOf, type Asked } from "./queries.ts";
import { sessionView, summaryOf, windowView } from "./view.ts";

/** The student's registrations by session and semester, the newest session first. */
export const listRegistrations: Handler<
  (typeof courseRegistrationEndpoints)["listRegistrations"]
> = async (ctx) => {
  const { db, now } = ctx;
  const current = await studentOf(db, ctx.caller.userId);
  const studentId = current.student.id;
  const [sessions, windows, exceptions, registrations] = await Promise.all([
    sessionsOf(db, studentId),
    windowsOf(db),
    exceptionsOf(db, studentId),
    registrationsOf(db, studentId),
  ]);
  return Promise.all(
    sessions.map(async (session) => {
      const { sessionId, levelId } = session;
      const rows = semesters.map((semester) => {
        const isThis = (one: Asked) => sameSemester(one, { sessionId, semester });
        const dates = windowWith(windows.find(isThis), exceptions.find(isThis), now);
        return {
          semester,
          window: { state: windowState(dates, now), dates },
          registration: registrations.find(isThis),
        };
      });
      const late = rows.find(({ window, registration }) =>
        registersLate(window.state, registration !== undefined),
      );
      // Of past sessions nothing can be registered any more, so nothing is missing for it.
      const missing = session.current
        ? [
            ...(await feesMissing(db, current, sessionId)),
            ...(late ? await lateFeeOwed(db, studentId, { ...late, ...session }) : []),
          ]
        : [];
      return {
        session: sessionView(session),
        level: levelById(levelId).name,
        missing,
        semesters: rows.map(({ semester, window, registration }) => ({
          semester,
          window: windowView(window),
          registration: registration ? summaryOf(registration) : null,
        })),
      };
    }),
  );
};
