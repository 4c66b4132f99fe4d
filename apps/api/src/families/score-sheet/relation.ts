import type { Claim } from "@polyportal/domain/rights/claims";
import type { SheetChain } from "@polyportal/domain/score-sheet/acts";
import type { AmendmentRelation } from "@polyportal/domain/score-sheet/amendment-acts";
import { sql, type SQL } from "drizzle-orm";
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

/** What somebody is to a sheet, or to a request to amend one, and who of its chain can decide about it. */
export type Relation = { readonly who: AmendmentRelation; readonly chain: SheetChain };

/** The same as the query says it. */
export type RelationColumns = {
  readonly who: Omit<AmendmentRelation, "claims" | "impersonating">;
  readonly can: { readonly head: boolean; readonly dean: boolean; readonly deanChecked: boolean };
};

/** What is asked about: parts of a query. */
type Asked = {
  /**
   * A query of the rows: `n`, by which they are told apart and ordered, `sheet_id` (null of a sheet that
   * nobody has begun), `course_id`, `session_id`, `department_id`, `faculty_id`, `requested_by`, and what
   * else is to be read of each.
   */
  readonly asked: SQL;
  /** A query of who has checked and approved each: `n`, `step`, `taken_by`. */
  readonly decided: SQL;
};

/** Accounts of a part of the query with all further accounts of the same people. */
const withFurtherAccounts = (part: SQL): SQL => sql`
  select n, user_id from ${part}
  union select one.n, other.user_id from ${part} one
  join staff_accounts own on own.user_id = one.user_id
  join staff_accounts other on other.staff_id = own.staff_id`;

/** The people of each row, by its `n`, and the caller's accounts: further parts of the `with`. */
const people = (caller: Asking): SQL => sql`
  involved as (
    select asked.n, taught.lecturer_id as user_id from asked
    join course_lecturers taught
      on taught.course_id = asked.course_id and taught.session_id = asked.session_id
    union select asked.n, versions.entered_by from asked
    join score_versions versions on versions.sheet_id = asked.sheet_id
    where versions.entered_by is not null
    union select n, requested_by from asked where requested_by is not null
  ),
  -- Somebody who teaches by one account does not decide by another.
  involved_accounts as (${withFurtherAccounts(sql`involved`)}),
  me as (select user_id from ${accountsOfSamePeople(sql`(${caller.userId}::uuid)`)} as mine (user_id)),
  heads as (
    select asked.n, holder_id as user_id from asked
    join staff_offices on staff_offices.department_id = asked.department_id
    where office = 'head of department' and ${heldToday}
  ),
  deans as (
    select asked.n, holder_id as user_id from asked
    join staff_offices on staff_offices.faculty_id = asked.faculty_id
    where office = 'dean of faculty' and ${heldToday}
  ),
  deans_accounts as (${withFurtherAccounts(sql`deans`)})`;

/** What the caller is to each row (`who`), and whether its head and dean can decide (`can`). */
const relationColumns = ({ userId }: Asking): SQL => sql`
  json_build_object(
    'teaches', exists (select from course_lecturers taught where taught.course_id = asked.course_id
      and taught.session_id = asked.session_id and taught.lecturer_id = ${userId}),
    'coordinates',
      coalesce(${coordinatorOf(sql`asked.course_id`, sql`asked.session_id`)} = ${userId}, false),
    'hasPart', exists (select from involved_accounts involved join me using (user_id)
      where involved.n = asked.n),
    'requested', coalesce(asked.requested_by in (select user_id from me), false),
    'heads', exists (select from heads where heads.n = asked.n and heads.user_id = ${userId}),
    'deans', exists (select from deans where deans.n = asked.n and deans.user_id = ${userId}),
    'checked', exists (select from decided join me on me.user_id = decided.taken_by
      where decided.n = asked.n and decided.step = 'check'),
    'approved', exists (select from decided join me on me.user_id = decided.taken_by
      where decided.n = asked.n and decided.step = 'approve'),
    'official', 'results.see' = any (${schoolClaims(userId)})
  ) as who,
  json_build_object(
    'head', exists (select from heads where heads.n = asked.n
      and not exists (select from involved_accounts involved
        where involved.n = asked.n and involved.user_id = heads.user_id)
      and not exists (select from deans_accounts deans
        where deans.n = asked.n and deans.user_id = heads.user_id)),
    'dean', exists (select from deans where deans.n = asked.n
      and not exists (select from involved_accounts involved
        where involved.n = asked.n and involved.user_id = deans.user_id)),
    'deanChecked', exists (select from deans_accounts deans
      join decided on decided.n = deans.n and decided.taken_by = deans.user_id
      where deans.n = asked.n and decided.step = 'check')
  ) as can`;

/**
 * A query of the rows that are asked about, in the order of `n`, with what the caller is to each and whether
 * the chain's usual people can decide about it: the same for one row as for many.
 */
export const withRelations = (caller: Asking, { asked, decided }: Asked): SQL => sql`
  with asked as (${asked}), decided as (${decided}), ${people(caller)}
  select asked.*, ${relationColumns(caller)} from asked order by n`;

export const relationOf = ({ who, can }: RelationColumns, caller: Asking): Relation => ({
  who: { ...who, claims: caller.claims, impersonating: caller.impersonatorId !== undefined },
  // A dean who did the head's step is barred only where there is a head.
  chain: { headBarred: !can.head, deanBarred: !can.dean || (can.deanChecked && can.head) },
});
