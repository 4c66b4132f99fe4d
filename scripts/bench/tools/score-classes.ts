/** Classes for the benchmarks of scores, beside what the school has. */
import type pg from "pg";

/** Of each class. */
export const students = 300;
/** Ids that no other course of the demo has. */
export const firstCourse = 900_000;
export const sessionId = 3;

export type Classes = {
  /** The id of the first course; the others follow. */
  readonly first: number;
  readonly count: number;
  /** How many students have each of them, all the same. */
  readonly people: number;
  readonly levelId?: number;
};

/** Courses of those whose registrations were approved last. */
export async function addCourses(
  client: pg.Client,
  { first, count, people, levelId = 1 }: Classes,
): Promise<void> {
  await client.query(
    `insert into courses (id, department_id, code, title, credit_unit, level_id, semester, status)
     select $1::int + at, 5, 'BEN ' || $1::int + at, 'Benchmark ' || at, 3, $3, 'First', 'Core'
     from generate_series(0, $2::int - 1) at`,
    [first, count, levelId],
  );
  await client.query(
    `insert into registered_courses (registration_id, session_id, course_id, kind)
     select chosen.id, $2, courses.id, 'Core' from courses, (
       select id from course_registrations
       where session_id = $2 and semester = 'First' and state = 'approved'
       order by submitted_at desc nulls last, id limit $3) chosen
     where courses.id >= $1 and courses.id < $1 + $4`,
    [first, sessionId, people, count],
  );
  await client.query("analyze");
}

/** The same, which `lecturer` teaches. */
export async function addTaught(client: pg.Client, classes: Classes): Promise<void> {
  await addCourses(client, classes);
  await client.query(
    `insert into course_lecturers (course_id, session_id, lecturer_id, coordinator)
     select courses.id, $2, users.id, true from courses, users
     where courses.id >= $1 and courses.id < $1 + $3 and users.user_name = 'lecturer'`,
    [classes.first, sessionId, classes.count],
  );
}

/** Sheets of such courses with the scores of all who have them. */
export async function addSheets(
  client: pg.Client,
  { first, count }: Pick<Classes, "first" | "count">,
  state: "approved" | "published",
): Promise<void> {
  await client.query(
    `insert into score_sheets (id, course_id, session_id, state, revision, test_max, lab_max,
       exam_max, published_at)
     select gen_random_uuid(), id, $2, $4, 4, 30, 0, 70, case $4 when 'published' then now() end
     from courses where id >= $1 and id < $1 + $3`,
    [first, sessionId, count, state],
  );
  await client.query(
    `insert into scores (sheet_id, student_id, test, exam, total, published_at)
     select id, student_id, test, exam, test + exam, published_at from (
       select sheet.id, sheet.published_at, registration.student_id,
         10 + abs(hashtext(student_id::text)) % 20 as test,
         15 + abs(hashtext(student_id::text || course_id)) % 50 as exam
       from score_sheets sheet
       join registered_courses registered using (course_id)
       join course_registrations registration on registration.id = registered.registration_id
       where course_id >= $1 and course_id < $1 + $3 and sheet.session_id = $2) score`,
    [first, sessionId, count],
  );
  await client.query("analyze");
}

/** Courses that `lecturer` teaches, each with the same 300 students; all but the first stand before the board. */
export async function addClasses(client: pg.Client, courses: number): Promise<void> {
  await addTaught(client, { first: firstCourse, count: courses + 1, people: students });
  await addSheets(client, { first: firstCourse + 1, count: courses }, "approved");
}
