import type { ClassCount } from "@polyportal/domain/lecturer/class-filters";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { cgpasOf } from "../results/averages.ts";
import { isComplete, isRegistered, type ClassIn } from "./class-rows.ts";

/** How far the registrations of a class are in a semester. */
export type RegisteredCounts = Readonly<
  Record<Exclude<ClassCount, "complete" | "missing">, number>
>;

/** What its results come to. */
type ClassResults = {
  readonly complete: number;
  readonly missing: number;
  readonly meanCgpa: number | null;
};

/** How far the registrations of classes are, in their order, all in one query, so that they add up. */
export async function registeredOf(
  db: Reader,
  classes: readonly ClassIn[],
): Promise<RegisteredCounts[]> {
  if (classes.length === 0) return [];
  const { rows } = await db.execute<RegisteredCounts & { place: number }>(sql`
    select class.place::int as place,
      count(*)::int as students,
      count(*) filter (where ${isRegistered.registered})::int as registered,
      count(*) filter (where ${isRegistered.approved})::int as approved,
      count(*) filter (where ${isRegistered.waiting})::int as waiting,
      count(*) filter (where ${isRegistered.returned})::int as returned,
      count(*) filter (where ${isRegistered.unregistered})::int as unregistered
    from ${studentsOf(classes)}
    group by class.place`);
  return classes.map((_, index) => {
    const { place: _place, ...counts } = rows.find((row) => row.place === index + 1) ?? nobody;
    return counts;
  });
}

/**
 * What the results of classes come to, in their order: averages as students read them, a few hundred
 * students at once. A page of classes does not wait for it, for every result is read.
 */
export async function resultsOf(
  db: Reader,
  classes: readonly (ClassIn & { readonly sessionFrom: string })[],
): Promise<ClassResults[]> {
  if (classes.length === 0) return [];
  const { rows } = await db.execute<{ place: number; ids: string[]; complete: number }>(sql`
    select class.place::int as place, array_agg(theirs.id) as ids,
      count(*) filter (where ${isComplete})::int as complete
    from ${studentsOf(classes)}
    group by class.place`);
  const of = (index: number) => rows.find(({ place }) => place === index + 1);
  const cgpas = new Map<string, ReadonlyMap<string, number>>();
  for (const from of new Set(classes.map(({ sessionFrom }) => sessionFrom))) {
    const ids = classes.flatMap(({ sessionFrom }, index) =>
      sessionFrom === from ? (of(index)?.ids ?? []) : [],
    );
    cgpas.set(from, await cgpasOf(db, ids, from));
  }
  return classes.map(({ sessionFrom }, index) => {
    const { ids, complete } = of(index) ?? { ids: [], complete: 0 };
    const known = ids.flatMap((id) => cgpas.get(sessionFrom)?.get(id) ?? []);
    return { complete, missing: ids.length - complete, meanCgpa: meanOf(known) };
  });
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const nobody = {
  place: 0,
  students: 0,
  registered: 0,
  approved: 0,
  waiting: 0,
  returned: 0,
  unregistered: 0,
};

const list = (values: readonly unknown[]) => sql.param([...values]);

/**
 * The students of classes, whose place is that in the list, each with what was registered. Who is there and
 * what is registered is each read once and laid side by side (`offset 0` keeps them apart): of the classes
 * PostgreSQL expects a handful of students, and would look each of some thousands up by an index.
 */
const studentsOf = (classes: readonly ClassIn[]) => {
  const sessions = list(classes.map(({ sessionId }) => sessionId));
  const departments = list(classes.map(({ departmentId }) => departmentId));
  const levels = list(classes.map(({ levelId }) => levelId));
  const semesters = list(classes.map(({ semester }) => semester));
  return sql`unnest(${sessions}::int[], ${departments}::int[], ${levels}::int[],
    ${list(classes.map(({ departmentOptionId }) => departmentOptionId ?? 0))}::int[],
    ${semesters}::text[]
  ) with ordinality class (session_id, department_id, level_id, option_id, semester, place)
  join (
    select there.student_id as id, there.session_id, there.level_id, there.department_id,
      coalesce(there.department_option_id, 0) as option_id
    from student_sessions there
    where there.session_id = any(${sessions}::int[]) and there.level_id = any(${levels}::int[])
      and there.department_id = any(${departments}::int[]) offset 0
  ) theirs using (session_id, level_id, department_id, option_id)
  left join (
    select registered.id, registered.student_id, registered.session_id, registered.semester,
      registered.state
    from course_registrations registered
    where registered.session_id = any(${sessions}::int[])
      and registered.semester = any(${semesters}::text[]) offset 0
  ) registration on registration.student_id = theirs.id
    and registration.session_id = class.session_id and registration.semester = class.semester`;
};
