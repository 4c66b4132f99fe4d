import type { Semester } from "@polyportal/domain/course-registration/course";
import type { UnitLoad } from "@polyportal/domain/course-registration/registrable";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";

/** A level in a semester, and the load that is looked at. */
export type LoadOf = UnitLoad & { readonly levelId: number; readonly semester: Semester };

type Counted = { registered: number; above: number; below: number };

/**
 * How many registrations of the current session a load would leave outside, for each load in its order.
 * Whoever has a load of the own is none of them.
 */
export async function effectsOf(db: Reader, loads: readonly LoadOf[]): Promise<Counted[]> {
  if (loads.length === 0) return [];
  const values = sql.join(
    loads.map(
      ({ levelId, semester, minimum, maximum }, at) =>
        sql`(${at}::int, ${levelId}::int, ${semester}, ${minimum}::numeric, ${maximum}::numeric)`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<Counted>(sql`
    select count(registration.id)::int as registered,
      count(registration.id) filter (where registration.total_units > load.maximum)::int as above,
      count(registration.id) filter (where registration.total_units < load.minimum)::int as below
    from (values ${values}) load (at, level_id, semester, minimum, maximum)
    left join course_registrations registration on registration.level_id = load.level_id
      and registration.semester = load.semester
      and registration.session_id = (select id from academic_sessions where current)
      and not exists (select from student_unit_loads own
        where own.student_id = registration.student_id
          and own.session_id = registration.session_id
          and own.semester = registration.semester)
    group by load.at order by load.at`);
  return rows;
}
