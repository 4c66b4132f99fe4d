import { eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { unitLoads } from "../../database/schema/course.ts";
import { registrationsOf, windowsOf } from "../course-registration/queries.ts";

const loadsOf = prepared((db) =>
  db
    .select({ semester: unitLoads.semester, maximum: unitLoads.maximum })
    .from(unitLoads)
    .where(eq(unitLoads.levelId, sql.placeholder("levelId")))
    .prepare("dashboard_unit_loads"),
);

type Asked = { readonly studentId: string; readonly sessionId: number; readonly levelId: number };

/** The windows of a session, the student's registrations in it, and how much may be registered. */
export async function registrationFacts(db: Reader, { studentId, sessionId, levelId }: Asked) {
  const [windows, registrations, loads] = await Promise.all([
    windowsOf(db),
    registrationsOf(db, studentId),
    loadsOf(db).execute({ levelId }),
  ]);
  const isAsked = (one: { readonly sessionId: number }) => one.sessionId === sessionId;
  return { windows: windows.filter(isAsked), registrations: registrations.filter(isAsked), loads };
}
