import type { Claim } from "@polyportal/domain/rights/claims";
import { sheetActsOf } from "@polyportal/domain/score-sheet/acts";
import { openStates } from "@polyportal/domain/score-sheet/amendment-states";
import { waitingStates } from "@polyportal/domain/score-sheet/waits";
import { inArray, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { amendmentRequests, scoreSheets } from "../../database/schema/results.ts";
import { ofStaff } from "../../rights/alike.ts";
import { effectiveClaims } from "../../rights/effective.ts";
import { heldToday } from "../../rights/held-today.ts";
import { amendmentsWaitingFor } from "./amendment-party.ts";
import { partyOf, type Asking } from "./party.ts";
import { sheetOf, standingOf } from "./sheet.ts";

/** A sheet, or an amendment, that somebody can take a step further, and since when it is with them. */
export type Waiting = {
  readonly code: string;
  readonly act: "check" | "approve" | "publish" | "amend";
  readonly since: Date;
};

type Sheet = {
  course_id: number;
  session_id: number;
  code: string;
  department_id: number;
  faculty_id: number;
  since: string;
};
type Person = {
  id: string;
  user_type: string;
  claims: Claim[];
  departments: number[];
  faculties: number[];
};

const forward = ["check", "approve", "publish"] as const;
const decide: readonly Claim[] = [
  "results.check",
  "results.approve",
  "results.publish",
  "results.amend",
];

/**
 * The sheets and amendments, of whichever session, that wait for each person who may decide about them now, by the rule that the server asks when they do. Heads and deans are asked about their own, officials
 * about all.
 */
export async function waitingByPerson(
  db: Reader,
  now: Date,
): Promise<ReadonlyMap<string, Waiting[]>> {
  const { rows: sheets } = await db.execute<Sheet>(sql`
    select score_sheets.course_id, score_sheets.session_id, courses.code, courses.department_id, departments.faculty_id,
      (select max(steps.taken_at) from sheet_steps steps
        where steps.sheet_id = score_sheets.id and steps.step <> 'extend')::text as since
    from score_sheets
    join courses on courses.id = score_sheets.course_id
    join departments on departments.id = courses.department_id
    where ${inArray(scoreSheets.state, [...waitingStates])}
    order by courses.code, score_sheets.session_id`);
  const amendments = await db.$count(
    amendmentRequests,
    inArray(amendmentRequests.state, openStates),
  );
  const people = sheets.length + amendments === 0 ? [] : await deciders(db);
  const waiting = new Map<string, Waiting[]>();
  const waits = (id: string, one: Waiting) => waiting.set(id, [...(waiting.get(id) ?? []), one]);
  for (const sheet of sheets) {
    const which = { courseId: sheet.course_id, sessionId: sheet.session_id };
    const found = await sheetOf(db, which);
    if (!found) continue;
    for (const person of people.filter((one) => reaches(one, sheet))) {
      const party = await partyOf(db, askingOf(person), which);
      const acts = party ? sheetActsOf(standingOf(found), party.who, party.chain, now) : [];
      const act = forward.find((one) => acts.includes(one));
      if (!act) continue;
      waits(person.id, { code: sheet.code, act, since: new Date(sheet.since) });
    }
  }
  for (const person of amendments === 0 ? [] : people) {
    const asked = await amendmentsWaitingFor(db, askingOf(person));
    for (const { code, since } of asked.values()) waits(person.id, { code, act: "amend", since });
  }
  return waiting;
}

const askingOf = (person: Person): Asking => ({
  userId: person.id,
  userType: person.user_type,
  impersonatorId: undefined,
  claims: new Set(person.claims),
});

const reaches = (person: Person, sheet: Sheet): boolean =>
  person.user_type === "official" ||
  person.departments.includes(sheet.department_id) ||
  person.faculties.includes(sheet.faculty_id);

/** Whoever decides about scores by any right, with the departments and faculties whose offices they hold. */
async function deciders(db: Reader): Promise<Person[]> {
  const { rows } = await db.execute<Person>(sql`
    select * from (
      select users.id, lower(users.user_type) as user_type, ${effectiveClaims} as claims,
        array(select department_id from staff_offices
          where holder_id = users.id and department_id is not null and ${heldToday}) as departments,
        array(select faculty_id from staff_offices
          where holder_id = users.id and faculty_id is not null and ${heldToday}) as faculties
      from users where users.active and ${ofStaff}) person
    where claims && ${sql.param([...decide])}::text[]
    order by id`);
  return rows;
}
