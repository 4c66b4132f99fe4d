import { sameSemester } from "@polyportal/domain/results/attempts";
import type { Obstacle } from "@polyportal/domain/why-not/obstacle";
import { whyNoResult } from "@polyportal/domain/why-not/result";
import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { registrationsOf, type Asked } from "../course-registration/queries.ts";
import { summaryOf } from "../course-registration/view.ts";
import type { CurrentStudent } from "../student/current.ts";

type Awaited = { readonly courseId: number; readonly code: string };

/** Why results of courses that a student has registered in a semester are not out. */
export async function noResultOf(
  { db, current }: { readonly db: Reader; readonly current: CurrentStudent },
  key: Asked,
  awaited: readonly Awaited[],
): Promise<Obstacle[]> {
  if (awaited.length === 0) return [];
  const [registrations, sheets] = await Promise.all([
    registrationsOf(db, current.student.id),
    sheetsOf(db, key.sessionId, awaited),
  ]);
  const registration = registrations.find((one) => sameSemester(one, key));
  // Courses stand in a registration, and go with it.
  if (!registration) return [];
  return whyNoResult(
    awaited.map(({ courseId, code }) => ({
      courseId,
      code,
      sheet: sheets.get(courseId) ?? null,
    })),
    summaryOf(registration),
  );
}

async function sheetsOf(db: Reader, sessionId: number, awaited: readonly Awaited[]) {
  const courseIds = awaited.map(({ courseId }) => courseId);
  const rows = await db
    .select({ courseId: scoreSheets.courseId, state: scoreSheets.state })
    .from(scoreSheets)
    .where(and(eq(scoreSheets.sessionId, sessionId), inArray(scoreSheets.courseId, courseIds)));
  return new Map(rows.map(({ courseId, state }) => [courseId, state]));
}
