import type { Semester } from "@polyportal/domain/course-registration/course";
import type { UnitLoad } from "@polyportal/domain/course-registration/registrable";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Transaction } from "./connect.ts";
import { beginningOf } from "./course-as-of.ts";

// Tables are named in the statement: where one alone is read, drizzle leaves the name of a column's out.
const asOf = (bound: "minimum" | "maximum", sessionId: SQLWrapper): SQL<number> => {
  const name = sql.identifier(bound);
  return sql`coalesce((
    select earlier.${name} from unit_loads_before earlier
    join academic_sessions last_one on last_one.id = earlier.last_session_id
    where earlier.level_id = unit_loads.level_id and earlier.semester = unit_loads.semester
      and last_one."from" >= ${beginningOf(sessionId)}
    order by last_one."from" limit 1), unit_loads.${name})`.mapWith(Number);
};

/** The load of a level in `unit_loads` as it was in a session. */
export const unitLoadAsOf = (sessionId: SQLWrapper) => ({
  minimum: asOf("minimum", sessionId).as("minimum_in_session"),
  maximum: asOf("maximum", sessionId).as("maximum_in_session"),
});

/**
 * Keeps what a level's students had to register in the sessions before the current one, where any of them
 * has: of two changes in one session the first has said it.
 */
export const keepUnitLoad = (
  tx: Transaction,
  { levelId, semester }: { readonly levelId: number; readonly semester: Semester },
  { minimum, maximum }: UnitLoad,
) =>
  tx.execute(sql`
    insert into unit_loads_before (level_id, semester, last_session_id, minimum, maximum)
    select ${levelId}, ${semester}, earlier.id, ${minimum}, ${maximum} from academic_sessions earlier
    where earlier."from" < (select "from" from academic_sessions where current)
      and exists (select from course_registrations registration
        join academic_sessions session on session.id = registration.session_id
        where registration.level_id = ${levelId} and registration.semester = ${semester}
          and session."from" <= earlier."from")
    order by earlier."from" desc limit 1
    on conflict do nothing`);
