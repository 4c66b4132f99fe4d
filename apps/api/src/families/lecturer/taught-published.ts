import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { courseLecturers } from "../../database/schema/course.ts";
import { scoreSheets } from "../../database/schema/results.ts";

/** Which of these assignments have published scores, so that they stay: who gave them is on record. */
export async function taughtPublished(
  tx: Transaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const found = await tx
    .select({ id: courseLecturers.id })
    .from(courseLecturers)
    .innerJoin(
      scoreSheets,
      and(
        eq(scoreSheets.courseId, courseLecturers.courseId),
        eq(scoreSheets.sessionId, courseLecturers.sessionId),
      ),
    )
    .where(and(inArray(courseLecturers.id, [...ids]), eq(scoreSheets.state, "published")));
  return found.map(({ id }) => id);
}
