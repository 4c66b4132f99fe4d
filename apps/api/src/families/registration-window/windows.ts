import type { registrationWindowEndpoints } from "@polyportal/api-client/contract/registration-window";
import type { OutputOf } from "@polyportal/api-client/contract/define";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { windowState } from "@polyportal/domain/course-registration/window";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  courseRegistrations,
  registrationWindows,
} from "../../database/schema/course-registration.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import type { Asked } from "../course-registration/queries.ts";

type Endpoints = typeof registrationWindowEndpoints;
type Row = OutputOf<Endpoints["listRegistrationWindows"]>["windows"][number];

/** A window as it is stored. */
export type Window = typeof registrationWindows.$inferSelect;

const counted = { submitted: 0, approved: 0, returned: 0 };

/** Every semester of some sessions, the latest session first: its window, and its registrations by state. */
async function rowsOf(db: Reader, now: Date, sessionId?: number): Promise<Row[]> {
  const inSession = (column: typeof academicSessions.id | typeof registrationWindows.sessionId) =>
    sessionId === undefined ? undefined : eq(column, sessionId);
  const [sessions, windows, counts] = await Promise.all([
    db
      .select()
      .from(academicSessions)
      .where(inSession(academicSessions.id))
      .orderBy(desc(academicSessions.from)),
    db.select().from(registrationWindows).where(inSession(registrationWindows.sessionId)),
    db
      .select({
        sessionId: courseRegistrations.sessionId,
        semester: courseRegistrations.semester,
        state: courseRegistrations.state,
        count: sql<number>`count(*)::int`,
      })
      .from(courseRegistrations)
      .where(sessionId === undefined ? undefined : eq(courseRegistrations.sessionId, sessionId))
      .groupBy(
        courseRegistrations.sessionId,
        courseRegistrations.semester,
        courseRegistrations.state,
      ),
  ]);
  return sessions.flatMap((session) =>
    semesters.map((semester): Row => {
      const isOf = (one: Asked) => one.sessionId === session.id && one.semester === semester;
      const window = windows.find(isOf);
      return {
        sessionId: session.id,
        session: session.name,
        current: session.current,
        semester,
        ...isoMomentsOf(window),
        state: windowState(window, now),
        ...counted,
        ...Object.fromEntries(counts.filter(isOf).map(({ state, count }) => [state, count])),
        revision: window?.revision ?? 0,
      };
    }),
  );
}

/** A window's moments as they are answered, and noted in the record. */
export function isoMomentsOf(
  window: Omit<Window, "sessionId" | "semester" | "revision"> | undefined,
) {
  const isoOf = (moment: Date | null | undefined) => moment?.toISOString() ?? null;
  return {
    opensAt: isoOf(window?.opensAt),
    lateFrom: isoOf(window?.lateFrom),
    closesAt: isoOf(window?.closesAt),
    addDropClosesAt: isoOf(window?.addDropClosesAt),
    appraisalsFrom: isoOf(window?.appraisalsFrom),
  };
}

export const listRegistrationWindows: Handler<Endpoints["listRegistrationWindows"]> = async ({
  db,
  now,
}) => ({ windows: await rowsOf(db, now) });

/** One window with whom it touches to close it. */
export const getRegistrationWindow: Handler<Endpoints["getRegistrationWindow"]> = async (
  { db, now },
  { sessionId, semester },
) => {
  const [rows, touched] = await Promise.all([
    rowsOf(db, now, sessionId),
    db.execute<{ unregistered: number; opened: number }>(sql`
      select
        (select count(*)::int from student_sessions there
          where there.session_id = ${sessionId} and not exists (
            select from course_registrations registered
            where registered.student_id = there.student_id
              and registered.session_id = ${sessionId}
              and registered.semester = ${semester})) as unregistered,
        (select count(*)::int from registration_exceptions alone
          where alone.session_id = ${sessionId} and alone.semester = ${semester}
            and alone.until > ${now}) as opened`),
  ]);
  const row = rows.find((one) => one.semester === semester);
  const [counts] = touched.rows;
  return row && counts ? { ...row, ...counts } : fail("not_found");
};

/** The window of a semester, locked until what is done with it is done; undefined where none was set. */
export async function lockWindow(
  tx: Reader,
  { sessionId, semester }: Asked,
): Promise<Window | undefined> {
  const [window] = await tx
    .select()
    .from(registrationWindows)
    .where(
      and(eq(registrationWindows.sessionId, sessionId), eq(registrationWindows.semester, semester)),
    )
    .for("update");
  return window;
}
