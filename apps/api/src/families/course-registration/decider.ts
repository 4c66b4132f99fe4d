import { fullName } from "@polyportal/domain/format/name";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { heldToday } from "../../rights/held-today.ts";
import { decidingAdviserId } from "../../rights/reach.ts";

type Found = { id: string; lastname: string; firstname: string; middlename: string };

/** Who decides about a registration: the adviser of the class who may, else the head of the department; maybe nobody. */
export async function deciderOf(
  db: Reader,
  registrationId: string,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await db.execute<Found>(sql`
    select decider.id, decider.lastname, decider.firstname, decider.middlename
    from course_registrations
    join student_sessions theirs on theirs.student_id = course_registrations.student_id
      and theirs.session_id = course_registrations.session_id
    join users decider on decider.id = coalesce(${decidingAdviserId}, (
      select holder_id from staff_offices where office = 'head of department'
        and department_id = theirs.department_id and ${heldToday}
        order by acting limit 1))
    where course_registrations.id = ${registrationId}`);
  const [found] = rows;
  return found && { id: found.id, name: fullName(found) };
}
