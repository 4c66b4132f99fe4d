import type { Semester } from "@polyportal/domain/course-registration/course";
import { blockers } from "@polyportal/domain/course-registration/blockers";
import {
  mayRegister,
  registersLate,
  windowState,
  windowWith,
} from "@polyportal/domain/course-registration/window";
import { feeBalance } from "@polyportal/domain/fees/balance";
import { sameSemester } from "@polyportal/domain/results/attempts";
import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { registrationExceptions } from "../../database/schema/course-registration.ts";
import type { students, studentSessions } from "../../database/schema/student.ts";
import { factsOfStudents, feeTableOf } from "../fees/queries.ts";
import { feesFrom } from "../fees/session-fee.ts";
import { feesMissingIn, lateFeeOwedIn, lateFeeTableOf } from "./obstacles.ts";
import { windowsOf } from "./queries.ts";

/** A student, of the type and department of the session that is asked about. */
type Student = Pick<typeof students.$inferSelect, "id" | "entrySessionId"> &
  Pick<typeof studentSessions.$inferSelect, "studentTypeId" | "departmentId">;

type Asked = {
  readonly sessionId: number;
  readonly sessionFrom: string;
  readonly semester: Semester;
  readonly levelId: number;
};

/**
 * Why each of some students at a level has not registered a semester: what the student's own page says,
 * by the same rules, read for all of them at once.
 */
export async function blockersOf(
  db: Reader,
  unregistered: readonly Student[],
  asked: Asked,
  now: Date,
): Promise<ReadonlyMap<string, string[]>> {
  if (unregistered.length === 0) return new Map();
  const studentIds = unregistered.map(({ id }) => id);
  const [windows, exceptions] = await Promise.all([
    windowsOf(db),
    exceptionsFor(db, asked, studentIds),
  ]);
  const window = windows.find((one) => sameSemester(one, asked));
  const stands = unregistered.map((student) => {
    const own = exceptions.find(({ studentId }) => studentId === student.id);
    const dates = windowWith(window, own, now);
    return { student, window: { state: windowState(dates, now), dates } };
  });
  // What has to be paid is in the way of those alone who can register.
  const paying = stands.filter(({ window: { state } }) => mayRegister(state));
  const owed = await owedBy(
    db,
    paying.map(({ student }) => student),
  );
  return new Map(
    stands.map(({ student, window: own }) => [
      student.id,
      blockers(
        own,
        mayRegister(own.state) ? owed(student, asked, registersLate(own.state, false)) : [],
      ),
    ]),
  );
}

const exceptionsFor = (db: Reader, { sessionId, semester }: Asked, studentIds: readonly string[]) =>
  db
    .select()
    .from(registrationExceptions)
    .where(
      and(
        eq(registrationExceptions.sessionId, sessionId),
        eq(registrationExceptions.semester, semester),
        sql`${registrationExceptions.studentId} = any(${sql.param([...studentIds])}::uuid[])`,
      ),
    );

/** What students have to pay before they register; the fee tables are read once for all of them. */
async function owedBy(db: Reader, paying: readonly Student[]) {
  const ids = paying.map(({ id }) => id);
  const [facts, school, late] = await Promise.all([
    factsOfStudents(db, ids),
    feeTableOf(db, "school-fees", ids),
    lateFeeTableOf(db, ids),
  ]);
  return (student: Student, asked: Asked, isLate: boolean) => {
    const sessions = (facts.sessions.get(student.id) ?? []).map(({ of }) => of);
    const live = (facts.live.get(student.id) ?? []).map(({ of }) => of);
    const fees = feesFrom(student, "school-fees", { sessions, live, table: school });
    return [
      ...feesMissingIn(feeBalance(fees, asked)),
      ...(isLate ? lateFeeOwedIn({ ...student, ...asked }, { live, table: late }) : []),
    ];
  };
}
