import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import {
  courseRegistrations,
  registrationWindows,
} from "../../database/schema/course-registration.ts";
import { unitLoads } from "../../database/schema/course.ts";

const windowsOf = prepared((db) =>
  db
    .select()
    .from(registrationWindows)
    .where(eq(registrationWindows.sessionId, sql.placeholder("sessionId")))
    .prepare("dashboard_windows"),
);

const registrationsOf = prepared((db) =>
  db
    .select({
      semester: courseRegistrations.semester,
      state: courseRegistrations.state,
      totalUnits: courseRegistrations.totalUnits,
    })
    .from(courseRegistrations)
    .where(
      and(
        eq(courseRegistrations.studentId, sql.placeholder("studentId")),
        eq(courseRegistrations.sessionId, sql.placeholder("sessionId")),
      ),
    )
    .prepare("dashboard_registrations"),
);

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
    windowsOf(db).execute({ sessionId }),
    registrationsOf(db).execute({ studentId, sessionId }),
    loadsOf(db).execute({ levelId }),
  ]);
  return { windows, registrations, loads };
}
