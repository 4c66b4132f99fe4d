import type { RegistrationOfficer } from "@polyportal/domain/course-registration/decisions";
import type { Claim } from "@polyportal/domain/rights/claims";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import type { UserCaller } from "../../server/caller.ts";
import {
  adviserId,
  deanedBy,
  decidingAdviserId,
  headedBy,
  schoolClaims,
} from "../../rights/reach.ts";

type Found = {
  student_id: string;
  adviser_id: string | null;
  advised: boolean;
  heads: boolean;
  deans: boolean;
  school: Claim[];
};

/** Who somebody is with regard to a registration; undefined where there is none. */
export async function officerOf(
  db: Reader,
  { userId, claims, impersonatorId }: UserCaller,
  registrationId: string,
): Promise<RegistrationOfficer | undefined> {
  const { rows } = await db.execute<Found>(sql`
    select course_registrations.student_id, ${adviserId} as adviser_id,
      ${decidingAdviserId} is not null as advised,
      ${headedBy(userId)} as heads, ${deanedBy(userId)} as deans, ${schoolClaims(userId)} as school
    from course_registrations
    join student_sessions theirs on theirs.student_id = course_registrations.student_id
      and theirs.session_id = course_registrations.session_id
    where course_registrations.id = ${registrationId}`);
  const found = rows[0];
  if (!found) return undefined;
  return {
    claims,
    advises: found.adviser_id === userId,
    advised: found.advised,
    heads: found.heads,
    deans: found.deans,
    school: found.school,
    own: found.student_id === userId,
    impersonating: impersonatorId !== undefined,
  };
}
