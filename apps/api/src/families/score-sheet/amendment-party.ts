import type { AmendmentParty } from "@polyportal/domain/score-sheet/amendment-acts";
import type { AmendmentState } from "@polyportal/domain/score-sheet/amendment-states";
import type { SheetChain } from "@polyportal/domain/score-sheet/acts";
import { amendmentActsOf } from "@polyportal/domain/score-sheet/amendment-acts";
import { inArray, or, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { amendmentRequests } from "../../database/schema/results.ts";
import { heldToday } from "../../rights/held-today.ts";
import { schoolClaims } from "../../rights/reach.ts";
import { factsOf, involvedIn, peopleOf } from "./chain-people.ts";
import type { Asking } from "./party.ts";

type Found = {
  id: string;
  state: AmendmentState;
  code: string;
  since: string;
  teaches: boolean;
  has_part: boolean;
  official: boolean;
  requested: boolean;
  heads: boolean;
  deans: boolean;
  headed: boolean;
  deaned: boolean;
  head_can: boolean;
  dean_can: boolean;
  dean_headed: boolean;
};

/** Who somebody is with regard to one request, and who can decide about it. */
export type AskedAmendment = {
  readonly state: AmendmentState;
  /** Of which course. */
  readonly code: string;
  /** Since when it is where it is. */
  readonly since: Date;
  readonly who: AmendmentParty;
  readonly chain: SheetChain;
};

/**
 * Who somebody is with regard to some requests, by their ids, and whether the chain's usual people can
 * decide about each: as `partyOf` says it of sheets, for many at once. Whoever asked for a request has a
 * part in it, too.
 */
export async function amendmentParties(
  db: Reader,
  caller: Asking,
  which: SQL | undefined,
): Promise<ReadonlyMap<string, AskedAmendment>> {
  const { rows } = await db.execute<Found>(sql`
    with asked as (
      select amendment_requests.id, amendment_requests.state, amendment_requests.sheet_id,
        amendment_requests.requested_by, amendment_requests.headed_by, amendment_requests.deaned_by,
        coalesce(amendment_requests.ended_at, amendment_requests.deaned_at,
          amendment_requests.headed_at, amendment_requests.requested_at) as since,
        score_sheets.course_id, score_sheets.session_id, courses.code, courses.department_id,
        departments.faculty_id
      from amendment_requests
      join score_sheets on score_sheets.id = amendment_requests.sheet_id
      join courses on courses.id = score_sheets.course_id
      join departments on departments.id = courses.department_id
      where ${which ?? sql`true`}
    ),
    involved as (
      ${involvedIn(sql`asked.sheet_id`)}
      union select asked.id, asked.requested_by from asked
    ),
    ${peopleOf(caller)}
    select asked.id, asked.state, asked.code, asked.since::text,
      ${factsOf(caller)},
      'results.see' = any (${schoolClaims(caller.userId)}) as official,
      asked.requested_by in (select user_id from me) as requested,
      coalesce(asked.headed_by in (select user_id from me), false) as headed,
      coalesce(asked.deaned_by in (select user_id from me), false) as deaned,
      exists (select from deans_accounts deans where deans.id = asked.id
        and deans.user_id = asked.headed_by) as dean_headed
    from asked order by since, asked.id`);
  return new Map(rows.map((found) => [found.id, askedOf(found, caller)]));
}

function askedOf(found: Found, caller: Asking): AskedAmendment {
  const headBarred = !found.head_can;
  return {
    state: found.state,
    code: found.code,
    since: new Date(found.since),
    who: {
      claims: caller.claims,
      teaches: found.teaches,
      coordinates: false,
      hasPart: found.has_part,
      requested: found.requested,
      heads: found.heads,
      deans: found.deans,
      checked: found.headed,
      approved: found.deaned,
      official: found.official,
      impersonating: caller.impersonatorId !== undefined,
    },
    chain: { headBarred, deanBarred: !found.dean_can || (found.dean_headed && !headBarred) },
  };
}

/** Where a request may be that somebody with these claims decides about. */
const statesOf = ({ claims }: Pick<Asking, "claims">) => [
  ...(claims.has("results.check") || claims.has("results.approve") ? (["requested"] as const) : []),
  ...(claims.has("results.approve") ? (["headed"] as const) : []),
  ...(claims.has("results.amend") ? (["deaned"] as const) : []),
];

/** Requests of the departments and faculties whose offices somebody holds today. */
const ofOffices = (userId: string): SQL => sql`exists (
  select from staff_offices where staff_offices.holder_id = ${userId} and ${heldToday}
    and (staff_offices.department_id = courses.department_id
      or staff_offices.faculty_id = departments.faculty_id))`;

/** The requests that somebody may decide about now, by the rule that is asked when they do; the oldest first. */
export async function amendmentsWaitingFor(
  db: Reader,
  caller: Asking,
): Promise<ReadonlyMap<string, AskedAmendment>> {
  const states = statesOf(caller);
  if (states.length === 0 || caller.impersonatorId) return new Map();
  const asked = await amendmentParties(
    db,
    caller,
    sql`${inArray(amendmentRequests.state, states)} and ${
      or(sql`${caller.userType === "official"}`, ofOffices(caller.userId)) ?? sql`true`
    }`,
  );
  return new Map(
    [...asked].filter(([, { state, who, chain }]) => amendmentActsOf(state, who, chain).length > 0),
  );
}
