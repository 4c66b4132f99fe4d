import { courseHistory } from "@polyportal/domain/course-registration/course-history";
import { gradingScale } from "@polyportal/domain/results/scale";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { currentSession } from "../../database/sessions.ts";
import { groupBy } from "../../lists/group-by.ts";
import { takenBefore } from "../course-registration/queries.ts";
import { publishedOf } from "../results/published.ts";

/** The least total that passes. */
const leastPass = Math.min(...gradingScale.filter(({ point }) => point > 0).map(({ min }) => min));

/** So many students' results are held no longer than they are looked at. */
const atOnce = 500;

type Taker = { student_id: string; course_id: number };

/** How many students of the current session carry each of some courses over, by the course. */
export async function carriersOf(
  db: Reader,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const carriers = new Map<number, number>();
  if (courseIds.length === 0) return carriers;
  const session = await currentSession(db);
  if (!session) return carriers;
  const takers = groupBy(
    await takersOf(db, courseIds, session.id),
    ({ student_id: studentId }) => studentId,
  );
  const studentIds = [...takers.keys()];
  for (let from = 0; from < studentIds.length; from += atOnce) {
    const some = studentIds.slice(from, from + atOnce);
    const [scores, taken] = await Promise.all([
      publishedOf(db).execute({ studentIds: some }),
      takenBefore(db, { studentIds: some, sessionId: session.id }),
    ]);
    const scoresBy = groupBy(scores, ({ studentId }) => studentId);
    const takenBy = groupBy(taken, ({ studentId }) => studentId);
    for (const studentId of some) {
      const { carriedOver } = courseHistory(
        scoresBy.get(studentId) ?? [],
        takenBy.get(studentId) ?? [],
      );
      for (const { course_id: id } of takers.get(studentId) ?? []) {
        if (carriedOver.has(id)) carriers.set(id, (carriers.get(id) ?? 0) + 1);
      }
    }
  }
  return carriers;
}

/** Who of the session has taken some courses and passed none of the attempts: few of all that took them. */
async function takersOf(db: Reader, courseIds: readonly number[], sessionId: number) {
  const ids = sql`${sql.param([...courseIds])}::int[]`;
  const { rows } = await db.execute<Taker>(sql`
    with taken as (
      select registration.student_id, held.course_id
      from registered_courses held
      join course_registrations registration on registration.id = held.registration_id
      where held.course_id = any(${ids})
      union
      select scores.student_id, sheet.course_id
      from score_sheets sheet join scores on scores.sheet_id = sheet.id
      where sheet.course_id = any(${ids}) and scores.published_at is not null
    )
    select taken.* from taken
    join student_sessions there
      on there.student_id = taken.student_id and there.session_id = ${sessionId}
    where not exists (
      select from score_sheets sheet join scores on scores.sheet_id = sheet.id
      where sheet.course_id = taken.course_id and scores.student_id = taken.student_id
        and scores.published_at is not null and scores.code is null
        and scores.total >= ${leastPass})`);
  return rows;
}
