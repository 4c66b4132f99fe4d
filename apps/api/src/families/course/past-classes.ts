import type { SchoolClass } from "@polyportal/domain/course/classes";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { fail } from "../../failure.ts";

/**
 * Refuses to change what these classes took in a session that is over once one of their students has
 * registered in it: what was due to them then stands in their results. A school that moves in enters
 * classes before registrations.
 */
export async function refusePastClasses(
  tx: Transaction,
  session: { readonly id: number; readonly from: string },
  classes: readonly SchoolClass[],
): Promise<void> {
  const numbers = (key: keyof SchoolClass) =>
    sql`${sql.param(classes.map((one) => one[key]))}::int[]`;
  const { rows } = await tx.execute(sql`
    select from academic_sessions current
    where current.current and current."from" > ${session.from} and exists (
      select from unnest(${numbers("departmentId")}, ${numbers("levelId")}) class (department_id, level_id)
      join student_sessions there
        on there.session_id = ${session.id} and there.level_id = class.level_id
        and there.department_id = class.department_id
      join course_registrations registration
        on registration.student_id = there.student_id and registration.session_id = ${session.id})`);
  if (rows.length > 0) fail("classes_of_past");
}
