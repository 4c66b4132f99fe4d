import type { openedRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration-opened";
import { matricNumbersIn } from "@polyportal/domain/course-registration/opened-form";
import { lastMomentOf } from "@polyportal/domain/course-registration/window-form";
import { fullName } from "@polyportal/domain/format/name";
import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { registerCoursesPath } from "@polyportal/domain/routes/paths";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { ownersNamed } from "../../database/named.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { sessionById } from "../../database/sessions.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { registrationExceptions } from "../../database/schema/course-registration.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { tell } from "../../notification/tell.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { openAlone } from "./open-alone.ts";

type Endpoints = typeof openedRegistrationEndpoints;

/** Opens a semester for all who are named, or says who cannot be and opens it for none. */
export const openForStudents: Handler<Endpoints["openForStudents"]> = (
  { change, caller, now, services },
  { matricNumbers, sessionId, semester, untilOn, lateFee, reason },
) =>
  change(async ({ tx, audit }) => {
    const until = lastMomentOf(untilOn);
    if (until <= now) fail("invalid_input", { fields: { untilOn: words.past } });
    const session = await sessionById(tx, sessionId);
    if (!session) return fail("invalid_input", { fields: { sessionId: words.session } });
    const named = await studentsNamed(tx, matricNumbersIn(matricNumbers), sessionId);
    await openAlone(
      tx,
      named.map(({ id }) => id),
      {
        sessionId,
        semester,
        until,
        lateFee,
        reason,
        openedBy: caller.userId,
        openedAt: now,
        anew: true,
      },
    );
    await tell(
      tx,
      services,
      named.map(({ id: userId }) => ({
        userId,
        ...words.told.opened(semester, session.name, until, reason),
        path: registerCoursesPath(sessionId, semester),
        now,
        kind: "openForStudent",
        about: userId,
      })),
    );
    for (const student of named) {
      audit({
        action: "openForStudent",
        subject: "student",
        subjectId: student.id,
        after: {
          student: fullName(student),
          session: session.name,
          semester,
          until: until.toISOString(),
          lateFee,
        },
        reason,
      });
    }
    return { opened: named.length };
  });

/** The students of these numbers, all of whom have to be there in the session; locked in one order. */
async function studentsNamed(tx: Transaction, numbers: string[], sessionId: number) {
  const owners = await ownersNamed(tx, numbers);
  const found = await tx
    .select({
      id: students.id,
      number: students.number,
      ...nameColumns(users),
      there: studentSessions.levelId,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.id))
    .leftJoin(
      studentSessions,
      and(eq(studentSessions.studentId, students.id), eq(studentSessions.sessionId, sessionId)),
    )
    .where(inArray(students.id, [...owners.values()]))
    .orderBy(students.id);
  const known = new Set(found.map(({ id }) => id));
  const unknown = numbers.filter((number) => !known.has(owners.get(number.toLowerCase()) ?? ""));
  const refuse = (message: string) => fail("invalid_input", { fields: { matricNumbers: message } });
  if (unknown.length > 0) return refuse(words.noStudents(unknown));
  const absent = found.filter(({ there }) => there === null);
  if (absent.length > 0) {
    return refuse(words.notThere(absent.map(({ number }) => number)));
  }
  return found;
}

/** Ends what was opened for one student now. */
export const endOpenedForStudent: Handler<Endpoints["endOpenedForStudent"]> = async (
  { change, now, services },
  { id, reason },
) => {
  await change(async ({ tx, audit }) => {
    const [opened] = await tx
      .select({ of: registrationExceptions, session: academicSessions.name, person: users })
      .from(registrationExceptions)
      .innerJoin(academicSessions, eq(academicSessions.id, registrationExceptions.sessionId))
      .innerJoin(users, eq(users.id, registrationExceptions.studentId))
      .where(eq(registrationExceptions.id, id));
    if (!opened) return fail("not_found");
    const ended = await tx
      .update(registrationExceptions)
      .set({ until: now })
      .where(and(eq(registrationExceptions.id, id), gt(registrationExceptions.until, now)))
      .returning({ id: registrationExceptions.id });
    if (ended.length === 0) fail("window_not_open");
    const { studentId, sessionId, semester, until } = opened.of;
    await tell(tx, services, [
      {
        userId: studentId,
        ...words.told.ended(semester, opened.session, reason),
        path: registerCoursesPath(sessionId, semester),
        now,
        kind: "endOpenedForStudent",
        about: id,
      },
    ]);
    audit({
      action: "endOpenedForStudent",
      subject: "student",
      subjectId: studentId,
      before: {
        student: fullName(opened.person),
        session: opened.session,
        semester,
        until: until.toISOString(),
      },
      reason,
    });
  });
  return {};
};
