import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { classesOf } from "./classes.ts";

const server = await testServer();
afterAll(server.stop);

const session = 3;

// 20,000 who study, in two departments of each level, a tenth of whom wait for their adviser.
beforeAll(async () => {
  await server.db.execute(sql`
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname)
    select gen_random_uuid(), 'PLAN/' || n, 'none', 'student', 'student', 'A', 'B'
    from generate_series(1, 20000) n`);
  await server.db.execute(sql`
    insert into students (id, matric_number, student_type_id, department_id, level_id,
      entry_session_id, programme, gender)
    select id, user_name, 1, 5 + length(user_name) % 2, 1, ${session}, 'National Diploma, full-time',
      'Female'
    from users where user_name like 'PLAN/%'`);
  await server.db.execute(sql`
    insert into student_sessions (student_id, session_id, level_id)
    select id, ${session}, 1 + length(matric_number) % 2 from students
    where matric_number like 'PLAN/%'`);
  await server.db.execute(sql`
    insert into course_registrations (id, student_id, session_id, semester, level_id, state,
      total_units, submitted_at)
    select gen_random_uuid(), id, ${session}, 'First', 1, 'submitted', 20, now() from students
    where matric_number like 'PLAN/%0'`);
  await server.db.execute(sql`analyze`);
}, 60_000);

test("of the classes of a session each student is read once, and what a class is called once a class", async () => {
  const { rows } = await server.db.execute(
    sql`explain (analyze, timing off) ${classesOf(server.db, session)}`,
  );
  const plan = rows.map((row) => Object.values(row).join("")).join("\n");
  const readings = plan
    .split("\n")
    .filter((line) => / on (students|student_sessions)\b/.test(line));
  expect(readings).toHaveLength(1);
  for (const reading of readings) expect(reading).toMatch(/loops=1\)/);
  // Nothing is joined to more than the classes, once their students were counted.
  const [joined = ""] = plan.split(/^.*Aggregate .*\n\s+Group Key: student_sessions/m);
  const most = [...joined.matchAll(/actual rows=(\d+)/g)].map(([, count]) => Number(count));
  expect(Math.max(...most)).toBeLessThan(1_000);
  const classes = await classesOf(server.db, session);
  const waiting = classes.reduce((sum, one) => sum + one.waiting, 0);
  const students = classes.reduce((sum, one) => sum + one.students, 0);
  expect(students).toBeGreaterThanOrEqual(20_000);
  expect(waiting).toBeGreaterThanOrEqual(2_000);
});
