import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";

/** Which of these classes of courses have registered them, so that an undo leaves them. */
export async function classesInUse(
  tx: Transaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select taking.id from course_classes taking
    where taking.id = any(${sql.param([...ids])}::uuid[]) and exists (
      select from registered_courses held
      join course_registrations registration on registration.id = held.registration_id
      join student_sessions there on there.student_id = registration.student_id
        and there.session_id = registration.session_id
      where held.course_id = taking.course_id and held.kind in ('Core', 'Elective')
        and held.session_id = taking.session_id
        and registration.level_id = taking.level_id
        and there.department_id = taking.department_id)`);
  return rows.map(({ id }) => id);
}
