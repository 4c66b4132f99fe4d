import { sql, type SQL } from "drizzle-orm";
import { accountsOfSamePeople } from "../../rights/accounts-of.ts";
import { heldToday } from "../../rights/held-today.ts";
import type { Asking } from "./party.ts";

// The people of the chain for many sheets, or requests of sheets, at once: parts of a query that begins with
// `asked` (id, course_id, session_id, department_id, faculty_id) and `involved` (id, user_id).

/** Who teaches the course of each that is asked for, and who has entered a score of its sheet. */
export const involvedIn = (sheetId: SQL): SQL => sql`
      select asked.id, taught.lecturer_id as user_id from asked
      join course_lecturers taught
        on taught.course_id = asked.course_id and taught.session_id = asked.session_id
      union select asked.id, versions.entered_by from asked
      join score_versions versions on versions.sheet_id = ${sheetId}
      where versions.entered_by is not null`;

/** Who has a part in each, the caller's accounts, and who heads and deans, as further parts of the `with`. */
export const peopleOf = (caller: Asking): SQL => sql`
    -- With each person's further accounts: somebody who teaches by one does not decide by another.
    party as (
      select id, user_id from involved
      union select involved.id, other.user_id from involved
      join staff_accounts own on own.user_id = involved.user_id
      join staff_accounts other on other.staff_id = own.staff_id
    ),
    me as (select user_id from ${accountsOfSamePeople(sql`(${caller.userId}::uuid)`)} as mine (user_id)),
    heads as (
      select asked.id, holder_id as user_id from asked
      join staff_offices on staff_offices.department_id = asked.department_id
      where office = 'head of department' and ${heldToday}
    ),
    deans as (
      select asked.id, holder_id as user_id from asked
      join staff_offices on staff_offices.faculty_id = asked.faculty_id
      where office = 'dean of faculty' and ${heldToday}
    ),
    deans_accounts as (
      select id, user_id from deans
      union select deans.id, other.user_id from deans
      join staff_accounts own on own.user_id = deans.user_id
      join staff_accounts other on other.staff_id = own.staff_id
    )`;

/** What the caller is to each, and whether head and dean can decide. */
export const factsOf = (caller: Asking): SQL => sql`
      exists (select from course_lecturers taught where taught.course_id = asked.course_id
        and taught.session_id = asked.session_id
        and taught.lecturer_id = ${caller.userId}) as teaches,
      exists (select from party join me using (user_id) where party.id = asked.id) as has_part,
      exists (select from heads where heads.id = asked.id
        and heads.user_id = ${caller.userId}) as heads,
      exists (select from deans where deans.id = asked.id
        and deans.user_id = ${caller.userId}) as deans,
      exists (select from heads where heads.id = asked.id
        and not exists (select from party where party.id = asked.id and party.user_id = heads.user_id)
        and not exists (select from deans_accounts deans
          where deans.id = asked.id and deans.user_id = heads.user_id)) as head_can,
      exists (select from deans where deans.id = asked.id
        and not exists (select from party
          where party.id = asked.id and party.user_id = deans.user_id)) as dean_can`;
