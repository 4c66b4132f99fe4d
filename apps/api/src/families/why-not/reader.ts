import { fullName } from "@polyportal/domain/format/name";
import type { WhyNotReader } from "@polyportal/domain/why-not/reader";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { ownerNamed } from "../../database/named.ts";
import { currentSession } from "../../database/sessions.ts";
import { seesClass } from "../../rights/reach.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
import { readsResultsOf } from "../results/reads-results-of.ts";

type Which = {
  /** The id or one of the student's numbers. */
  readonly student: string;
  /** By default the current one. */
  readonly sessionId?: number | undefined;
  readonly courseId?: number | undefined;
};

type Found = {
  student_id: string;
  number: string;
  lastname: string;
  firstname: string;
  middlename: string;
  sees_class: boolean;
  teaches: boolean;
};

/** A student, and who of the staff somebody is with regard to the student's session and a course. */
export async function studentAndReader(
  asking: { readonly db: Reader; readonly caller: UserCaller },
  { student, courseId, ...asked }: Which,
): Promise<
  | {
      readonly studentId: string;
      readonly fullName: string;
      readonly matricNumber: string;
      readonly sessionId: number;
      readonly reader: WhyNotReader;
    }
  | undefined
> {
  const { userId, claims, userType } = asking.caller;
  const sessionId = asked.sessionId ?? (await currentSession(asking.db))?.id ?? fail("not_found");
  const { rows } = await asking.db.execute<Found>(sql`
    select theirs.student_id, theirs.number, users.lastname, users.firstname,
      users.middlename, ${seesClass(userId)} as sees_class,
      exists (select from course_lecturers taught
        where taught.course_id = ${courseId ?? null}::int and taught.session_id = ${sessionId}
          and taught.lecturer_id = ${userId}) as teaches
    from (
      select found.id as student_id, found.number,
        coalesce(there.department_id, found.department_id) as department_id,
        there.department_option_id, ${sessionId}::int as session_id, there.level_id
      from students found
      left join student_sessions there
        on there.student_id = found.id and there.session_id = ${sessionId}
      where ${isUuid(student) ? sql`found.id = ${student}::uuid` : sql`found.id = ${ownerNamed(student)}`}
    ) theirs
    join users on users.id = theirs.student_id`);
  const [found] = rows;
  if (!found) return undefined;
  return {
    studentId: found.student_id,
    fullName: fullName(found),
    matricNumber: found.number,
    sessionId,
    reader: {
      claims,
      seesClass: found.sees_class,
      teaches: found.teaches,
      readsResults: await readsResultsOf(asking, found.student_id, sessionId),
      official: userType.toLowerCase() === "official",
    },
  };
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
