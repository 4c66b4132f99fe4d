import type { Course, Semester } from "@polyportal/domain/course-registration/course";
import { sql, Subquery, type AnyColumn, type SQL, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "./connect.ts";
import { lastSession } from "./last-session.ts";
import { courses, coursesBefore } from "./schema/course.ts";
import { departmentNameAsOf } from "./unit-as-of.ts";

// Whatever is said of a session that is over is said of its courses as they were in it. A course is kept as
// it was when it is first changed in a later session; until then today's row is that of the past, too.

/** When a session began, where its row is not at hand. */
export const beginningOf = (sessionId: SQLWrapper | number): SQL =>
  sql`(select began."from" from academic_sessions began where began.id = ${sessionId})`;

/** The earliest of what was kept of a course that still stood in a session that began then. */
const keptSince = (courseId: SQLWrapper, from: SQLWrapper): SQL => sql`
  from courses_before earlier
  join academic_sessions last_one on last_one.id = earlier.last_session_id
  where earlier.course_id = ${courseId} and last_one."from" >= ${from}
  order by last_one."from" limit 1`;

const facts = [
  "department_id",
  "code",
  "title",
  "credit_unit",
  "level_id",
  "semester",
  "status",
  "borrowable",
  "test_max",
  "lab_max",
  "exam_max",
].map((name) => sql.identifier(name));

const stood = (from: SQLWrapper, courseId: SQLWrapper): SQL => sql`
  select today.id, today.revision,
    ${sql.join(
      facts.map((name) => sql`coalesce(was.${name}, today.${name}) as ${name}`),
      sql`, `,
    )},
    coalesce(was.offered, today.active and today.deleted_at is null) as active,
    case when was.course_id is null then today.deleted_at end as deleted_at,
    was.course_id is not null as changed,
    coalesce(was.requires, array(
      select required_course_id from course_prerequisites
      where course_prerequisites.course_id = today.id)) as requires
  from courses today
  left join lateral (select earlier.* ${keptSince(sql`today.id`, from)}) was on true
  where today.id = ${courseId}`;

/**
 * One course as it was in a session that began then, joined laterally and on true in the place of `courses`,
 * by whose columns it is read: `active` is whether it was offered.
 */
export const courseAsOf = (from: SQLWrapper, courseId: SQLWrapper) =>
  new Subquery<"courses">(stood(from, courseId), {}, "courses");

/** The same in statements that are written out. */
export const asOf = (from: SQLWrapper, courseId: SQLWrapper): SQL =>
  sql`lateral (${stood(from, courseId)}) courses`;

/** What the course of `courseAsOf` required then, as the rules read it. */
export const requiredAsOf = (from: SQLWrapper): SQL<Course["requires"]> => sql`(
  select coalesce(json_agg(json_build_object('id', needed.id, 'code', needed.code)
    order by needed.code), '[]')
  from (
    select required.id, coalesce((select earlier.code ${keptSince(sql`required.id`, from)}),
      required.code) as code
    from courses required where required.id = any(courses.requires)) needed)`;

/** Whether the course of `courseAsOf` was changed since that session. */
export const isChangedSince: SQL = sql`courses.changed`;

/** When those sessions began (2026-09-01) in which a course, a row of `courses` as it is today, was not offered. */
export const sessionsWithout = (course: SQL): SQL => sql`array(
  select session."from"::text from academic_sessions session
  where not coalesce((select earlier.offered ${keptSince(sql`${course}.id`, sql`session."from"`)}),
    ${course}.active and ${course}.deleted_at is null))`;

const earlier = alias(coursesBefore, "earlier");

/**
 * A column of `courses` as it was in a session that began then, for lists, which sort and search by today's.
 * Few courses were ever changed: of the others nothing earlier is looked for, row by row.
 */
const columnAsOf = (column: AnyColumn, kept: AnyColumn, from: SQLWrapper): SQL =>
  sql`case when ${courses.id} in (select changed.course_id from courses_before changed)
    then coalesce((select ${kept} ${keptSince(courses.id, from)}), ${column})
    else ${column} end`;

export const creditUnitAsOf = (from: SQLWrapper) =>
  columnAsOf(courses.creditUnit, earlier.creditUnit, from).mapWith(Number);

export const semesterAsOf = (from: SQLWrapper) =>
  columnAsOf(courses.semester, earlier.semester, from) as SQL<Semester>;

export const statusAsOf = (from: SQLWrapper) =>
  columnAsOf(courses.status, earlier.status, from) as SQL<"Core" | "Elective">;

/** The class whose own it was. */
export const homeAsOf = (from: SQLWrapper) => ({
  departmentId: columnAsOf(courses.departmentId, earlier.departmentId, from).mapWith(Number),
  levelId: columnAsOf(courses.levelId, earlier.levelId, from).mapWith(Number),
});

/** What lists say of a course in a session that began then, without its units. */
export const namesAsOf = (from: SQLWrapper) => ({
  code: (columnAsOf(courses.code, earlier.code, from) as SQL<string>).as("code_then"),
  title: (columnAsOf(courses.title, earlier.title, from) as SQL<string>).as("title_then"),
  levelId: homeAsOf(from).levelId.as("level_then"),
  semester: semesterAsOf(from).as("semester_then"),
});

/** The name of the department whose it was. */
export const departmentAsOf = (from: SQLWrapper) =>
  departmentNameAsOf(from, homeAsOf(from).departmentId).as("department_then");

/** The same, and its credit units. */
export const factsAsOf = (from: SQLWrapper) => ({
  ...namesAsOf(from),
  creditUnit: creditUnitAsOf(from).as("units_then"),
});

/** Whether it was offered, as lists say it and ask for it. */
export const offeredAsOf = (from: SQLWrapper) =>
  columnAsOf(courses.active, earlier.offered, from) as SQL<boolean>;

/** A course that is about to change, and the class that it will be of. */
type Changing = { readonly id: number; readonly departmentId: number; readonly levelId: number };

/**
 * Whether a session that is over has used the course, or had students with results or a registration in the
 * class that it is or will be of: what nobody has used stands in no paper, and a school that moves in enters
 * its courses before its earlier results.
 */
const isUsed = sql`exists (
    select from registered_courses held
    join academic_sessions session on session.id = held.session_id
    where held.course_id = course.id and session."from" <= last_one."from")
  or exists (
    select from score_sheets sheet
    join academic_sessions session on session.id = sheet.session_id
    where sheet.course_id = course.id and session."from" <= last_one."from")
  or exists (select from course_lecturers taught
    join academic_sessions session on session.id = taught.session_id
    where taught.course_id = course.id and session."from" <= last_one."from")
  or exists (select from course_classes taking
    join academic_sessions session on session.id = taking.session_id
    where taking.course_id = course.id and session."from" <= last_one."from")
  or exists (
    select from student_sessions there
    join academic_sessions session on session.id = there.session_id
    where (there.department_id, there.level_id) in (
        (course.department_id, course.level_id), (changing.department_id, changing.level_id))
      and session."from" <= last_one."from"
      and (exists (select from course_registrations registered
          where registered.student_id = there.student_id and registered.session_id = session.id)
        or exists (select from scores join score_sheets sheet on sheet.id = scores.sheet_id
          where scores.student_id = there.student_id and sheet.session_id = session.id)))`;

const requiredNow = sql`array(
  select required_course_id from course_prerequisites
  where course_prerequisites.course_id = course.id order by required_course_id)`;

/**
 * Keeps courses as they are for the sessions before the current one, whose results and papers stand on them:
 * called before they change. Of two changes in one session the first has said it. What is made now, and
 * `fresh`, was not offered in them.
 */
export async function keepCourses(
  tx: Transaction,
  changing: readonly Changing[],
  { fresh = false }: { readonly fresh?: boolean } = {},
): Promise<void> {
  if (changing.length === 0) return;
  const numbers = (key: keyof Changing) =>
    sql`${sql.param(changing.map((one) => one[key]))}::int[]`;
  const names = sql.join(facts, sql`, `);
  await tx.execute(sql`
    insert into courses_before (course_id, last_session_id, ${names}, offered, requires)
    select course.id, last_one.id,
      ${sql.join(
        facts.map((name) => sql`course.${name}`),
        sql`, `,
      )},
      ${fresh ? sql`false` : sql`course.active and course.deleted_at is null`}, ${requiredNow}
    from unnest(${numbers("id")}, ${numbers("departmentId")}, ${numbers("levelId")})
      changing (id, department_id, level_id)
    join courses course on course.id = changing.id
    cross join lateral (${lastSession}) last_one
    where ${isUsed}
    on conflict do nothing`);
}

/** Forgets what was kept where a course is again what it was then: it says so itself. */
export async function forgetCourses(tx: Transaction, courseIds: readonly number[]): Promise<void> {
  const of = (table: SQL) =>
    sql.join(
      facts.map((name) => sql`${table}.${name}`),
      sql`, `,
    );
  await tx.execute(sql`
    delete from courses_before earlier using courses course
    where course.id = earlier.course_id and course.id = any(${sql.param([...courseIds])}::int[])
      and (${of(sql`earlier`)}, earlier.offered, earlier.requires) is not distinct from
        (${of(sql`course`)}, course.active and course.deleted_at is null, ${requiredNow})
      and earlier.last_session_id = (select id from (${lastSession}) last_one)`);
}
