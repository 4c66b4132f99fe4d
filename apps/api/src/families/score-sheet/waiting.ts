import type { Claim } from "@polyportal/domain/rights/claims";
import { openStates } from "@polyportal/domain/score-sheet/amendment-states";
import { waitingStates } from "@polyportal/domain/score-sheet/waits";
import { inArray, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { amendmentRequests, scoreSheets } from "../../database/schema/results.ts";
import { ofStaff } from "../../rights/duplicate-staff-numbers.ts";
import { effectiveClaims } from "../../rights/effective.ts";
import { amendmentsWaitingFor } from "./amendment-relation.ts";
import type { Asking } from "./relation.ts";
import { sheetsWaitingFor } from "./sheet-relation.ts";

/** A sheet, or an amendment, that somebody can take a step further, and since when it is with them. */
export type Waiting = {
  readonly code: string;
  readonly act: "check" | "approve" | "publish" | "amend";
  readonly since: Date;
};

type Sheet = { readonly id: string; readonly code: string; readonly since: string };
type Person = {
  readonly id: string;
  readonly user_type: string;
  readonly claims: Claim[];
};

const decide: readonly Claim[] = [
  "results.check",
  "results.approve",
  "results.publish",
  "results.amend",
];

/**
 * The sheets and amendments, of whichever session, that wait for each person who may decide about them now, by
 * the rule that the server asks when they do.
 */
export async function waitingByPerson(db: Reader): Promise<ReadonlyMap<string, Waiting[]>> {
  const { rows: sheets } = await db.execute<Sheet>(sql`
    select score_sheets.id, courses.code,
      (select max(steps.taken_at) from sheet_steps steps
        where steps.sheet_id = score_sheets.id and steps.step <> 'extend')::text as since
    from score_sheets
    join courses on courses.id = score_sheets.course_id
    where ${inArray(scoreSheets.state, [...waitingStates])}
    order by courses.code, score_sheets.session_id`);
  const amendments = await db.$count(
    amendmentRequests,
    inArray(amendmentRequests.state, openStates),
  );
  const people = sheets.length + amendments === 0 ? [] : await deciders(db);
  const waiting = new Map<string, Waiting[]>();
  for (const person of people) {
    const caller = askingOf(person);
    const acts = await sheetsWaitingFor(db, caller);
    const asked = await amendmentsWaitingFor(db, caller);
    const waits = [
      ...sheets.flatMap(({ id, code, since }) => {
        const act = acts.get(id);
        return act ? [{ code, act, since: new Date(since) }] : [];
      }),
      ...asked.map(({ code, since }) => ({ code, act: "amend" as const, since: new Date(since) })),
    ];
    if (waits.length > 0) waiting.set(person.id, waits);
  }
  return waiting;
}

const askingOf = (person: Person): Asking => ({
  userId: person.id,
  userType: person.user_type,
  impersonatorId: undefined,
  claims: new Set(person.claims),
});

/** Whoever decides about scores by any right. */
async function deciders(db: Reader): Promise<Person[]> {
  const { rows } = await db.execute<Person>(sql`
    select * from (
      select users.id, lower(users.user_type) as user_type, ${effectiveClaims} as claims
      from users where users.active and ${ofStaff}) person
    where claims && ${sql.param([...decide])}::text[]
    order by id`);
  return rows;
}
