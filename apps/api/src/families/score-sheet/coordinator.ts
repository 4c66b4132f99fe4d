import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * Who answers for a course's scores in a session, by the id of the account: whoever is said to coordinate it,
 * else the first assigned. Null where nobody teaches it.
 */
export const coordinatorOf = (
  courseId: SQLWrapper | number,
  sessionId: SQLWrapper | number,
): SQL<string | null> => sql`(
  select assigned.lecturer_id from course_lecturers assigned
  where assigned.course_id = ${courseId} and assigned.session_id = ${sessionId}
  order by assigned.coordinator desc, assigned.id limit 1)`;
