import { loadSet } from "@polyportal/domain/course-registration/registrable";
import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { studentUnitLoads, unitLoads } from "../../database/schema/course.ts";
import { registrationsOf, windowsOf } from "../course-registration/queries.ts";

const loadsOf = prepared((db) =>
  db
    .select({ ofLevel: unitLoads, own: studentUnitLoads })
    .from(unitLoads)
    .leftJoin(
      studentUnitLoads,
      and(
        eq(studentUnitLoads.semester, unitLoads.semester),
        eq(studentUnitLoads.studentId, sql.placeholder("studentId")),
        eq(studentUnitLoads.sessionId, sql.placeholder("sessionId")),
      ),
    )
    .where(eq(unitLoads.levelId, sql.placeholder("levelId")))
    .prepare("dashboard_unit_loads"),
);

type Asked = { readonly studentId: string; readonly sessionId: number; readonly levelId: number };

/** The windows of a session, the student's registrations in it, and how much may be registered. */
export async function registrationFacts(db: Reader, { studentId, sessionId, levelId }: Asked) {
  const [windows, registrations, loads] = await Promise.all([
    windowsOf(db),
    registrationsOf(db, studentId),
    loadsOf(db).execute({ studentId, sessionId, levelId }),
  ]);
  const isAsked = (one: { readonly sessionId: number }) => one.sessionId === sessionId;
  return {
    windows: windows.filter(isAsked),
    registrations: registrations.filter(isAsked),
    loads: loads.map(({ own, ofLevel }) => ({
      semester: ofLevel.semester,
      maximum: loadSet(own ?? undefined, ofLevel).maximum,
    })),
  };
}
