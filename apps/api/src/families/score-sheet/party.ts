import type { Claim } from "@polyportal/domain/rights/claims";
import type { SheetChain, SheetParty } from "@polyportal/domain/score-sheet/acts";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { accountsOfSamePeople } from "../../rights/accounts-of.ts";
import { heldToday } from "../../rights/held-today.ts";
import { schoolClaims } from "../../rights/reach.ts";
import { coordinatorOf } from "./coordinator.ts";

/** Who asks, with the claims that count. */
export type Asking = {
  readonly userId: string;
  readonly userType: string;
  readonly claims: ReadonlySet<Claim>;
  readonly impersonatorId: string | undefined;
};
type Which = { readonly courseId: number; readonly sessionId: number };

type Found = {
  teaches: boolean;
  coordinates: boolean;
  has_part: boolean;
  heads: boolean;
  deans: boolean;
  checked: boolean;
  approved: boolean;
  head_can: boolean;
  dean_can: boolean;
  dean_checked: boolean;
  official: boolean;
};

/**
 * Who somebody is with regard to a sheet, and whether the chain's usual people can decide about it: one
 * query, whether or not the sheet was begun. `undefined` where there is no such course or session.
 */
export async function partyOf(
  db: Reader,
  caller: Asking,
  { courseId, sessionId }: Which,
): Promise<{ readonly who: SheetParty; readonly chain: SheetChain } | undefined> {
  const { rows } = await db.execute<Found>(sql`
    with sheet as (
      select courses.id as course_id, courses.department_id, departments.faculty_id,
        score_sheets.id as sheet_id
      from courses join departments on departments.id = courses.department_id
      join academic_sessions on academic_sessions.id = ${sessionId}
      left join score_sheets
        on score_sheets.course_id = courses.id and score_sheets.session_id = ${sessionId}
      where courses.id = ${courseId}
    ),
    -- What was decided since the sheet last left the lecturers.
    decided as (
      select steps.step, steps.taken_by from sheet_steps steps join sheet using (sheet_id)
      where steps.step in ('check', 'approve') and steps.revision > coalesce((
        select max(left_at.revision) from sheet_steps left_at
        where left_at.sheet_id = sheet.sheet_id and left_at.step = 'submit'), 0)
    ),
    involved as (
      select lecturer_id as user_id from course_lecturers
      where course_id = ${courseId} and session_id = ${sessionId}
      union select entered_by from score_versions join sheet using (sheet_id)
      where entered_by is not null
    ),
    -- With each person's further accounts: somebody who teaches by one does not decide by another.
    party_accounts as (
      select user_id from involved
      union select other.user_id from involved
      join staff_accounts own on own.user_id = involved.user_id
      join staff_accounts other on other.staff_id = own.staff_id
    ),
    me as (select user_id from ${accountsOfSamePeople(sql`(${caller.userId}::uuid)`)} as mine (user_id)),
    heads as (
      select holder_id as user_id from staff_offices join sheet using (department_id)
      where office = 'head of department' and ${heldToday}
    ),
    deans as (
      select holder_id as user_id from staff_offices
      join sheet on sheet.faculty_id = staff_offices.faculty_id
      where office = 'dean of faculty' and ${heldToday}
    ),
    deans_accounts as (
      select user_id from deans
      union select other.user_id from deans
      join staff_accounts own on own.user_id = deans.user_id
      join staff_accounts other on other.staff_id = own.staff_id
    )
    select
      exists (select from course_lecturers taught where taught.course_id = ${courseId}
        and taught.session_id = ${sessionId} and taught.lecturer_id = ${caller.userId}) as teaches,
      coalesce(${coordinatorOf(courseId, sessionId)} = ${caller.userId}, false) as coordinates,
      exists (select from me join party_accounts using (user_id)) as has_part,
      exists (select from heads where user_id = ${caller.userId}) as heads,
      exists (select from deans where user_id = ${caller.userId}) as deans,
      exists (select from decided join me on me.user_id = decided.taken_by
        where decided.step = 'check') as checked,
      exists (select from decided join me on me.user_id = decided.taken_by
        where decided.step = 'approve') as approved,
      exists (select from heads where user_id not in (select user_id from party_accounts)
        and user_id not in (select user_id from deans_accounts)) as head_can,
      exists (select from deans where user_id not in (select user_id from party_accounts)) as dean_can,
      exists (select from deans join decided on decided.taken_by = deans.user_id
        where decided.step = 'check') as dean_checked,
      'results.see' = any (${schoolClaims(caller.userId)}) as official
    from sheet`);
  const found = rows[0];
  if (!found) return undefined;
  return {
    who: {
      claims: caller.claims,
      teaches: found.teaches,
      coordinates: found.coordinates,
      hasPart: found.has_part,
      heads: found.heads,
      deans: found.deans,
      checked: found.checked,
      approved: found.approved,
      official: found.official,
      impersonating: caller.impersonatorId !== undefined,
    },
    chain: chainOf(found),
  };
}

type Chain = {
  readonly head_can: boolean;
  readonly dean_can: boolean;
  readonly dean_checked: boolean;
};

/** Whether the chain's usual people are barred: a dean who did the head's step, only where there is a head. */
export function chainOf({ head_can, dean_can, dean_checked }: Chain): SheetChain {
  const headBarred = !head_can;
  return { headBarred, deanBarred: !dean_can || (dean_checked && !headBarred) };
}
