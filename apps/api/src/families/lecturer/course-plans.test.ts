import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { courses } from "../../database/schema/course.ts";
import { planOf } from "../../testing/plan-of.ts";
import { testServer } from "../../testing/test-server.ts";
import { courseLecturerSource, courseQuery } from "./list-course-lecturers.ts";

const server = await testServer();
afterAll(server.stop);

const all = { search: "" };

// So many registered courses that reading them all costs more than finding those of a page.
beforeAll(async () => {
  await server.db.execute(sql`
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname)
    select gen_random_uuid(), 'PLAN/' || n, 'none', 'student', 'student', 'A', 'B'
    from generate_series(1, 5000) n`);
  await server.db.execute(sql`
    insert into students (id, matric_number, student_type_id, department_id, level_id,
      entry_session_id, programme, gender)
    select id, user_name || '/' || row_number() over (order by id), 1, 5, 1, 3,
      'National Diploma, full-time', 'Female'
    from users where user_name like 'PLAN/%'`);
  await server.db.execute(sql`
    insert into student_sessions (student_id, session_id, level_id)
    select id, session, 1 from students, generate_series(1, 3) session
    where matric_number like 'PLAN/%'`);
  await server.db.execute(sql`
    insert into course_registrations (id, student_id, session_id, semester, level_id, state,
      total_units, submitted_at)
    select gen_random_uuid(), id, session, 'First', 1, 'approved', 18, now()
    from students, generate_series(1, 3) session where matric_number like 'PLAN/%'`);
  await server.db.execute(sql`
    insert into registered_courses (registration_id, session_id, course_id, kind)
    select registration.id, registration.session_id, 1 + (row_number() over (order by registration.id) + n) % 1176, 'Core'
    from course_registrations registration, generate_series(1, 7) n
    where student_id in (select id from students where matric_number like 'PLAN/%')
    on conflict do nothing`);
  await server.db.execute(sql`analyze`);
});

test.each([
  ["by code", courses.code],
  ["by title", courses.title],
])("a page of courses %s reads no table that grows with the students", async (_, order) => {
  const query = courseQuery(server.db).where(courseLecturerSource.where(all, {} as never));
  const statement = { getQuery: () => query.orderBy(order, courses.id).limit(20).toSQL() };
  const plan = await planOf(server, statement, {});
  expect(plan).not.toMatch(/Seq Scan on (registered_courses|course_registrations|users|students)/);
  expect(plan).toMatch(/registered_courses_course/);
});

test("their number is counted without their students", async () => {
  const query = courseQuery(server.db).where(courseLecturerSource.where(all, {} as never));
  const { rows } = await server.db.execute(
    sql`explain select count(*) from (${query.limit(10_001).getSQL()}) counted`,
  );
  // Whether anybody carries a course is asked of what is switched off, by an index.
  expect(JSON.stringify(rows)).not.toMatch(/Seq Scan on registered_courses|course_registrations/);
});

test("a search goes by the words of courses and of people", async () => {
  const where = courseLecturerSource.where({ search: "com 211" }, {} as never);
  const { rows } = await server.db.execute(
    sql`explain select 1 from courses join academic_sessions on true where ${where}`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/Seq Scan on users/);
});
