import { loadSet, type UnitLoad } from "@polyportal/domain/course-registration/registrable";
import { levelById } from "@polyportal/domain/student/levels";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { sessionById } from "../../database/sessions.ts";
import { studentUnitLoads, unitLoads } from "../../database/schema/course.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Load } from "./load.ts";

/** A student of a session, with the load of the level and the own one, as they stand. */
export type StudentIn = {
  readonly id: string;
  readonly matricNumber: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  /** Is among the students of the session. */
  readonly there: boolean;
  readonly session: string;
  readonly level: UnitLoad & { readonly name: string };
  readonly own: (UnitLoad & { readonly id: string }) | undefined;
};

/** These students, locked in one order until the transaction ends: of two who give one a load, one waits. */
export async function studentsIn(
  tx: Transaction,
  ids: readonly string[],
  { sessionId, semester }: Pick<Load, "sessionId" | "semester">,
): Promise<StudentIn[]> {
  const asked = [...new Set(ids)];
  const session = await sessionById(tx, sessionId);
  if (!session) return fail("not_found");
  const locked = await tx
    .select({ id: students.id })
    .from(students)
    .where(inArray(students.id, asked))
    .orderBy(asc(students.id))
    .for("no key update");
  if (locked.length < asked.length) fail("not_found");
  const found = await tx
    .select({
      id: students.id,
      matricNumber: students.number,
      ...nameColumns(users),
      levelId: studentSessions.levelId,
      own: studentUnitLoads,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.id))
    .leftJoin(
      studentSessions,
      and(eq(studentSessions.studentId, students.id), eq(studentSessions.sessionId, sessionId)),
    )
    .leftJoin(
      studentUnitLoads,
      and(
        eq(studentUnitLoads.studentId, students.id),
        eq(studentUnitLoads.sessionId, sessionId),
        eq(studentUnitLoads.semester, semester),
      ),
    )
    .where(inArray(students.id, asked))
    .orderBy(asc(users.lastname), asc(users.firstname), asc(students.id));
  const set = await tx.select().from(unitLoads).where(eq(unitLoads.semester, semester));
  return found.map(({ levelId, own, ...student }) => ({
    ...student,
    there: levelId !== null,
    session: session.name,
    level: {
      name: levelId === null ? "" : levelById(levelId).name,
      ...loadSet(
        undefined,
        set.find((one) => one.levelId === levelId),
      ),
    },
    own: own ?? undefined,
  }));
}
