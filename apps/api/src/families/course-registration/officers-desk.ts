import type { staffAddDropEndpoints } from "@polyportal/api-client/contract/course-registration-staff";
import { staffAddDropMessages as words } from "@polyportal/domain/messages/staff-add-drop";
import { and, eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { ownerNamed } from "../../database/named.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { fail } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { studentInSession, studentOf } from "../student/current.ts";
import { deskOf, type OfficersDesk } from "./desk.ts";
import { findOthers, listed, type Offered } from "./other-courses.ts";
import { registeredIn, registrationsOf, type Asked } from "./queries.ts";
import { offeredView, sessionView, studentView, summaryOf, windowView } from "./view.ts";
import { deciderOf } from "./decider.ts";
import { scoredOf } from "./write.ts";

type Endpoints = typeof staffAddDropEndpoints;

/** Gathers what an officer chooses from for a student. */
export async function officersDesk(
  ctx: Pick<Context, "db" | "now">,
  studentId: string,
  asked: Asked,
): Promise<OfficersDesk> {
  const current = await studentInSession(
    ctx.db,
    await studentOf(ctx.db, studentId),
    asked.sessionId,
  );
  const [desk, beside] = await Promise.all([
    deskOf(ctx, current, asked),
    takenBeside(ctx.db, studentId, asked),
  ]);
  const { passed, carriedOver, awaited } = desk.history;
  const settled = (id: number) => passed.has(id) || carriedOver.has(id);
  return {
    ...desk,
    current,
    to: {
      departmentId: desk.session.departmentId,
      levelId: desk.session.levelId,
      semester: asked.semester,
    },
    awaited: new Set([...awaited, ...beside.filter((id) => !settled(id))]),
  };
}

/** The courses of the other semester of the session, which the history of earlier sessions does not know. */
async function takenBeside(
  db: Reader,
  studentId: string,
  { sessionId, semester }: Asked,
): Promise<number[]> {
  const beside = (await registrationsOf(db, studentId)).find(
    (one) => one.sessionId === sessionId && one.semester !== semester && one.state !== "returned",
  );
  return beside ? (await registeredIn(db, beside.id)).map(({ id }) => id) : [];
}

/** The student of a number, who has to be there in the session. */
async function studentIn(
  db: Reader,
  { matricNumber, sessionId }: { matricNumber: string; sessionId: number },
): Promise<string> {
  const [found] = await db
    .select({ id: students.id, sessionId: studentSessions.sessionId })
    .from(students)
    .leftJoin(
      studentSessions,
      and(eq(studentSessions.studentId, students.id), eq(studentSessions.sessionId, sessionId)),
    )
    .where(eq(students.id, ownerNamed(matricNumber.trim())));
  if (!found) return fail("not_found", { message: words.noStudent });
  if (found.sessionId === null) return fail("not_found", { message: words.notThere });
  return found.id;
}

const officersView = ({ offered, unpublished, ...course }: Offered) => ({
  ...offeredView(course),
  offered,
  unpublished: [...unpublished],
});

/** A student's registration in a semester, before an officer changes it. */
export const getRegistrationOfStudent: Handler<Endpoints["getRegistrationOfStudent"]> = async (
  ctx,
  { matricNumber, ...asked },
) => {
  const studentId = await studentIn(ctx.db, { matricNumber, ...asked });
  const desk = await officersDesk(ctx, studentId, asked);
  const { current, session, window, missing, load, registered } = desk;
  const [officer, scored] = registered
    ? await Promise.all([
        deciderOf(ctx.db, registered.id),
        scoredOf(ctx.db, registered, registered.courses),
      ])
    : [undefined, []];
  return {
    student: studentView(current, session.levelId),
    session: sessionView(session),
    semester: asked.semester,
    window: windowView(window),
    missing,
    minimumUnits: load.minimum,
    maximumUnits: load.maximum,
    courses: listed(desk).map(officersView),
    registration: registered
      ? {
          ...summaryOf(registered),
          officer: officer?.name ?? "",
          courses: registered.courses.map((one) => ({
            ...one,
            scored: scored.includes(one.code),
          })),
        }
      : null,
  };
};

/** Further courses of the semester, on offer to the student's class or not. */
export const searchOtherCourses: Handler<Endpoints["searchOtherCourses"]> = async (
  ctx,
  { matricNumber, search, ...asked },
) => {
  const desk = await officersDesk(ctx, await studentIn(ctx.db, { matricNumber, ...asked }), asked);
  return (await findOthers(ctx.db, desk, search)).map(officersView);
};
