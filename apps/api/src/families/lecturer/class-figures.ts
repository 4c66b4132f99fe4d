import type { ClassCount } from "@polyportal/domain/lecturer/class-filters";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { cgpasOf } from "../results/averages.ts";
import { isComplete, isRegistered, type ClassIn } from "./class-rows.ts";

/** What a class comes to in a semester. */
export type ClassFigures = {
  readonly counts: Readonly<Record<ClassCount, number>>;
  readonly meanCgpa: number | null;
};

type Row = Record<ClassCount, number> & { place: number; ids: string[] };

/**
 * What classes come to, in their order: all counts in one query, so that they add up, and averages as
 * students read them, a few hundred students at once.
 */
export async function figuresOf(
  db: Reader,
  classes: readonly (ClassIn & { readonly sessionFrom: string })[],
): Promise<ClassFigures[]> {
  const rows = new Map((await countsOf(db, classes)).map((row) => [row.place, row]));
  const cgpas = new Map<string, ReadonlyMap<string, number>>();
  for (const from of new Set(classes.map(({ sessionFrom }) => sessionFrom))) {
    const ids = classes.flatMap((one, index) =>
      one.sessionFrom === from ? (rows.get(index + 1)?.ids ?? []) : [],
    );
    cgpas.set(from, await cgpasOf(db, ids, from));
  }
  return classes.map(({ sessionFrom }, index) => {
    const { ids, place: _, ...counts } = rows.get(index + 1) ?? nobody;
    const known = ids.flatMap((id) => cgpas.get(sessionFrom)?.get(id) ?? []);
    return { counts, meanCgpa: meanOf(known) };
  });
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const nobody: Row = {
  place: 0,
  ids: [],
  students: 0,
  registered: 0,
  approved: 0,
  waiting: 0,
  returned: 0,
  unregistered: 0,
  complete: 0,
  missing: 0,
};

async function countsOf(db: Reader, classes: readonly ClassIn[]): Promise<Row[]> {
  if (classes.length === 0) return [];
  const list = (values: readonly unknown[]) => sql.param([...values]);
  const { rows } = await db.execute<Row>(sql`
    select class.place::int as place, array_agg(theirs.id) as ids,
      count(*)::int as students,
      count(*) filter (where ${isRegistered.registered})::int as registered,
      count(*) filter (where ${isRegistered.approved})::int as approved,
      count(*) filter (where ${isRegistered.waiting})::int as waiting,
      count(*) filter (where ${isRegistered.returned})::int as returned,
      count(*) filter (where ${isRegistered.unregistered})::int as unregistered,
      count(*) filter (where ${isComplete})::int as complete,
      count(*) filter (where not ${isComplete})::int as missing
    from unnest(
      ${list(classes.map(({ sessionId }) => sessionId))}::int[],
      ${list(classes.map(({ departmentId }) => departmentId))}::int[],
      ${list(classes.map(({ levelId }) => levelId))}::int[],
      ${list(classes.map(({ departmentOptionId }) => departmentOptionId ?? 0))}::int[],
      ${list(classes.map(({ semester }) => semester))}::text[]
    ) with ordinality class (session_id, department_id, level_id, option_id, semester, place)
    join students theirs on theirs.department_id = class.department_id
      and coalesce(theirs.department_option_id, 0) = class.option_id
    join student_sessions there on there.student_id = theirs.id
      and there.session_id = class.session_id and there.level_id = class.level_id
    left join course_registrations registration on registration.student_id = theirs.id
      and registration.session_id = class.session_id and registration.semester = class.semester
    group by class.place`);
  return rows;
}
