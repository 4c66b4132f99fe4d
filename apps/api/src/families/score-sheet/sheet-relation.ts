import { sheetActsOf } from "@polyportal/domain/score-sheet/acts";
import type { SheetState } from "@polyportal/domain/score-sheet/states";
import { waitingStates } from "@polyportal/domain/score-sheet/waits";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses } from "../../database/schema/course.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { heldToday } from "../../rights/held-today.ts";
import {
  relationOf,
  withRelations,
  type Asking,
  type Relation,
  type RelationColumns,
} from "./relation.ts";

type Row = {
  /** Null of a sheet that nobody has begun. */
  readonly sheet_id: string | null;
  readonly course_id: number;
  readonly state: SheetState;
  readonly held: boolean;
};

/** How a sheet stands with somebody, and who can decide about it. */
export type RelatedSheet = Row & Relation;

/** Who somebody is with regard to some sheets, begun or not: one for each course and session that is meant. */
export async function sheetRelations(
  db: Reader,
  caller: Asking,
  which: SQL | undefined,
): Promise<RelatedSheet[]> {
  const query = withRelations(caller, {
    asked: sql`
      select row_number() over () as n, score_sheets.id as sheet_id,
        coalesce(score_sheets.state, 'draft') as state, score_sheets.held_at is not null as held,
        courses.id as course_id, academic_sessions.id as session_id, courses.department_id,
        departments.faculty_id, null::uuid as requested_by
      from courses
      join departments on departments.id = courses.department_id
      cross join academic_sessions
      left join score_sheets on score_sheets.course_id = courses.id
        and score_sheets.session_id = academic_sessions.id
      where ${which ?? sql`true`}`,
    // What was decided since each sheet last left the lecturers.
    decided: sql`
      select asked.n, steps.step, steps.taken_by from asked
      join sheet_steps steps on steps.sheet_id = asked.sheet_id
      where steps.step in ('check', 'approve') and steps.revision > coalesce((
        select max(left_at.revision) from sheet_steps left_at
        where left_at.sheet_id = steps.sheet_id and left_at.step = 'submit'), 0)`,
  });
  const { rows } = await db.execute<Row & RelationColumns>(query);
  return rows.map((row) => ({ ...row, ...relationOf(row, caller) }));
}

/** The same of one sheet; `undefined` where there is no such course or session. */
export async function sheetRelation(
  db: Reader,
  caller: Asking,
  { courseId, sessionId }: { readonly courseId: number; readonly sessionId: number },
): Promise<RelatedSheet | undefined> {
  const one = and(eq(courses.id, courseId), eq(academicSessions.id, sessionId));
  const [found] = await sheetRelations(db, caller, one);
  return found;
}

const forward = ["check", "approve", "publish"] as const;

/** The step that somebody may take a sheet further by, if there is one. */
export const forwardActOf = ({ state, held, who, chain }: RelatedSheet) => {
  // Whether it can still be written is no question of those who decide.
  const acts = sheetActsOf({ state, held, closesAt: null }, who, chain, new Date(0));
  return forward.find((act) => acts.includes(act));
};

/** Courses of the department that somebody heads, or of the faculty whose dean it is. */
export const inOfficeOf = (userId: string): SQL => sql`exists (
  select from staff_offices where staff_offices.holder_id = ${userId} and ${heldToday}
    and (staff_offices.department_id = courses.department_id
      or staff_offices.faculty_id = departments.faculty_id))`;

/** Heads and deans are asked about what is their office's, officials about all. */
export const inReachOf = ({ userId, userType }: Asking): SQL | undefined =>
  userType === "official" ? undefined : inOfficeOf(userId);

/**
 * The sheets that somebody may take a step further now, of whichever session, by the rule that is asked when
 * they do; with the step, by the sheet's id.
 */
export async function sheetsWaitingFor(db: Reader, caller: Asking) {
  const which = and(inArray(scoreSheets.state, [...waitingStates]), inReachOf(caller));
  const asked = await sheetRelations(db, caller, which);
  return new Map(
    asked.flatMap((sheet) => {
      const act = forwardActOf(sheet);
      return act && sheet.sheet_id ? [[sheet.sheet_id, act] as const] : [];
    }),
  );
}
