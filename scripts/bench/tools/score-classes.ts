/** Classes for the benchmarks of scores, beside what the school has. */
import type pg from "pg";

/** Of each class. */
export const students = 300;
/** Ids that no other course of the demo has. */
export const firstCourse = 900_000;
/** A service course, of as many students as there are for it. */
export const crowdedCourse = 900_900;
export const sessionId = 3;

/** Courses that `lecturer` teaches, each with the same 300 students; all but the first stand before the board. */
export async function addClasses(client: pg.Client, courses: number): Promise<void> {
  await client.query(
    `insert into courses (id, department_id, code, title, credit_unit, level_id, semester, status)
     select $1::int + at, 5, 'BEN ' || at, 'Benchmark ' || at, 3, 1, 'First', 'Core'
     from generate_series(0, $2::int) at`,
    [firstCourse, courses],
  );
  await client.query(
    `insert into course_lecturers (course_id, session_id, lecturer_id, coordinator)
     select courses.id, $2, users.id, true from courses, users
     where courses.id >= $1 and users.user_name = 'lecturer'`,
    [firstCourse, sessionId],
  );
  await client.query(
    `insert into registered_courses (registration_id, session_id, course_id, kind)
     select chosen.id, $2, courses.id, 'Core' from courses, (
       select id from course_registrations
       where session_id = $2 and semester = 'First' and state = 'approved'
       order by id limit $3) chosen
     where courses.id >= $1`,
    [firstCourse, sessionId, students],
  );
  await client.query(
    `insert into score_sheets (id, course_id, session_id, state, revision, test_max, lab_max, exam_max)
     select gen_random_uuid(), id, $2, 'approved', 4, 30, 0, 70 from courses where id > $1`,
    [firstCourse, sessionId],
  );
  await client.query(
    `insert into scores (sheet_id, student_id, test, exam, total)
     select sheet.id, registration.student_id, 20, 45, 65
     from score_sheets sheet
     join registered_courses registered on registered.course_id = sheet.course_id
     join course_registrations registration on registration.id = registered.registration_id
     where sheet.course_id > $1 and sheet.session_id = $2`,
    [firstCourse, sessionId],
  );
  await client.query("analyze");
}

/** A course that `lecturer` teaches to so many students of the school. */
export async function addCrowd(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into courses (id, department_id, code, title, credit_unit, level_id, semester, status)
     values ($1, 5, 'BEN 900', 'Benchmark of many', 2, 1, 'First', 'Core')`,
    [crowdedCourse],
  );
  await client.query(
    `insert into course_lecturers (course_id, session_id, lecturer_id, coordinator)
     select $1, $2, id, true from users where user_name = 'lecturer'`,
    [crowdedCourse, sessionId],
  );
  await client.query(
    `insert into registered_courses (registration_id, session_id, course_id, kind)
     select id, session_id, $1, 'Core' from course_registrations
     where session_id = $2 and semester = 'First' and state = 'approved' order by id limit $3`,
    [crowdedCourse, sessionId, count],
  );
  await client.query("analyze");
}
