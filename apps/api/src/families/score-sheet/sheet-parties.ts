import { sheetActsOf, type SheetChain, type SheetParty } from "@polyportal/domain/score-sheet/acts";
import type { SheetState } from "@polyportal/domain/score-sheet/states";
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { schoolClaims } from "../../rights/reach.ts";
import { factsOf, involvedIn, peopleOf } from "./chain-people.ts";
import { chainOf, type Asking } from "./party.ts";

type Found = {
  id: string;
  state: SheetState;
  held: boolean;
  teaches: boolean;
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

/** How a begun sheet stands with somebody, and who can decide about it. */
export type SheetWith = {
  readonly state: SheetState;
  readonly held: boolean;
  readonly who: SheetParty;
  readonly chain: SheetChain;
};

const forward = ["check", "approve", "publish"] as const;

/** The step that somebody may take a sheet further by, if there is one. */
export const forwardActOf = ({ state, held, who, chain }: SheetWith) => {
  // Whether it can still be written is no question of those who decide.
  const acts = sheetActsOf({ state, held, closesAt: null }, who, chain, new Date(0));
  return forward.find((act) => acts.includes(act));
};

/**
 * Who somebody is with regard to some sheets, by their ids, and whether the chain's usual people can decide
 * about each: what `partyOf` says of one, for many at once. A test holds the two together.
 */
export async function sheetParties(
  db: Reader,
  caller: Asking,
  which: SQL,
): Promise<ReadonlyMap<string, SheetWith>> {
  const { rows } = await db.execute<Found>(sql`
    with asked as (
      select score_sheets.id, score_sheets.state, score_sheets.held_at is not null as held,
        score_sheets.course_id, score_sheets.session_id, courses.department_id, departments.faculty_id
      from score_sheets
      join courses on courses.id = score_sheets.course_id
      join departments on departments.id = courses.department_id
      where ${which}
    ),
    -- What was decided since each sheet last left the lecturers.
    decided as (
      select steps.sheet_id as id, steps.step, steps.taken_by from sheet_steps steps
      join asked on asked.id = steps.sheet_id
      where steps.step in ('check', 'approve') and steps.revision > coalesce((
        select max(left_at.revision) from sheet_steps left_at
        where left_at.sheet_id = steps.sheet_id and left_at.step = 'submit'), 0)
    ),
    involved as (
      ${involvedIn(sql`asked.id`)}
    ),
    ${peopleOf(caller)}
    select asked.id, asked.state, asked.held,
      ${factsOf(caller)},
      exists (select from decided join me on me.user_id = decided.taken_by
        where decided.id = asked.id and decided.step = 'check') as checked,
      exists (select from decided join me on me.user_id = decided.taken_by
        where decided.id = asked.id and decided.step = 'approve') as approved,
      exists (select from deans join decided on decided.id = deans.id
        and decided.taken_by = deans.user_id
        where deans.id = asked.id and decided.step = 'check') as dean_checked,
      'results.see' = any (${schoolClaims(caller.userId)}) as official
    from asked`);
  return new Map(
    rows.map((found) => [
      found.id,
      {
        state: found.state,
        held: found.held,
        who: {
          claims: caller.claims,
          teaches: found.teaches,
          coordinates: false,
          hasPart: found.has_part,
          heads: found.heads,
          deans: found.deans,
          checked: found.checked,
          approved: found.approved,
          official: found.official,
          impersonating: caller.impersonatorId !== undefined,
        },
        chain: chainOf(found),
      },
    ]),
  );
}
