import { amendmentActsOf } from "@polyportal/domain/score-sheet/amendment-acts";
import type { AmendmentState } from "@polyportal/domain/score-sheet/amendment-states";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { amendmentRequests } from "../../database/schema/results.ts";
import {
  relationOf,
  withRelations,
  type Asking,
  type Relation,
  type RelationColumns,
} from "./relation.ts";
import { inReachOf } from "./sheet-relation.ts";

type Row = {
  readonly id: string;
  readonly state: AmendmentState;
  /** Of which course. */
  readonly code: string;
  /** Since when it is where it is. */
  readonly since: string;
};

/** How a request stands with somebody, and who can decide about it. */
export type RelatedAmendment = Row & Relation;

/** Who somebody is with regard to some requests, the oldest first. Whoever asked for one has a part in it. */
export async function amendmentRelations(
  db: Reader,
  caller: Asking,
  which: SQL | undefined,
): Promise<RelatedAmendment[]> {
  const query = withRelations(caller, {
    asked: sql`
      select row_number() over (order by since, id) as n, requests.* from (
        select amendment_requests.id, amendment_requests.stage as state, amendment_requests.sheet_id,
          amendment_requests.requested_by, amendment_requests.head_endorsed_by,
          amendment_requests.dean_approved_by,
          coalesce(amendment_requests.ended_at, amendment_requests.dean_approved_at,
            amendment_requests.head_endorsed_at, amendment_requests.requested_at) as since,
          score_sheets.course_id, score_sheets.session_id, courses.code, courses.department_id,
          departments.faculty_id
        from amendment_requests
        join score_sheets on score_sheets.id = amendment_requests.sheet_id
        join courses on courses.id = score_sheets.course_id
        join departments on departments.id = courses.department_id
        where ${which ?? sql`true`}) requests`,
    decided: sql`
      select n, 'check' as step, head_endorsed_by as taken_by from asked where head_endorsed_by is not null
      union all select n, 'approve', dean_approved_by from asked where dean_approved_by is not null`,
  });
  const { rows } = await db.execute<Row & RelationColumns>(query);
  return rows.map((row) => ({ ...row, ...relationOf(row, caller) }));
}

/** The same of one request; `undefined` where there is none. */
export async function amendmentRelation(
  db: Reader,
  caller: Asking,
  id: string,
): Promise<RelatedAmendment | undefined> {
  const [found] = await amendmentRelations(db, caller, eq(amendmentRequests.id, id));
  return found;
}

/** Where a request may be that somebody with these claims decides about. */
const statesOf = ({ claims }: Pick<Asking, "claims">) => [
  ...(claims.has("results.check") || claims.has("results.approve") ? (["requested"] as const) : []),
  ...(claims.has("results.approve") ? (["headEndorsed"] as const) : []),
  ...(claims.has("results.amend") ? (["deanApproved"] as const) : []),
];

/** The requests that somebody may decide about now, by the rule that is asked when they do; the oldest first. */
export async function amendmentsWaitingFor(
  db: Reader,
  caller: Asking,
): Promise<readonly RelatedAmendment[]> {
  const states = statesOf(caller);
  if (states.length === 0 || caller.impersonatorId) return [];
  const which = and(inArray(amendmentRequests.state, states), inReachOf(caller));
  const asked = await amendmentRelations(db, caller, which);
  return asked.filter(({ state, who, chain }) => amendmentActsOf(state, who, chain).length > 0);
}
