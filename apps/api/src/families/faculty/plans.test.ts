import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { standsInMatricNumbers } from "../../database/schema/student.ts";
import { planOf } from "../../testing/plan-of.ts";
import { testServer } from "../../testing/test-server.ts";
import { departmentQuery, facultyQuery, optionQuery } from "./list-units.ts";

const server = await testServer();
afterAll(server.stop);

// 20,000 who study, half of them in one department.
beforeAll(async () => {
  await server.db.execute(sql`
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname)
    select gen_random_uuid(), 'PLAN/' || n, 'none', 'student', 'student', 'A', 'B'
    from generate_series(1, 20000) n`);
  await server.db.execute(sql`
    insert into students (id, matric_number, student_type_id, department_id, level_id,
      entry_session_id, programme, gender)
    select id, user_name || '/' || row_number() over (order by id), 1,
      case when random() < 0.5 then 5 else 1 + floor(random() * 14)::int end, 1, 3,
      'National Diploma, full-time', 'Female'
    from users where user_name like 'PLAN/%'`);
  await server.db.execute(sql`analyze`);
  await server.db.execute(sql`vacuum students`);
});

test.each([
  ["the faculties", () => facultyQuery(server.db)],
  ["the departments", () => departmentQuery(server.db)],
  ["the options", () => optionQuery(server.db)],
])("%s are counted without reading all students", async (_, query) => {
  const statement = { getQuery: () => query().limit(20).toSQL() };
  const plan = await planOf(server, statement, {});
  expect(plan).not.toMatch(/Seq Scan on (students|users|application_choices)/);
});

test("whether a code stands in matric numbers is found by its index", async () => {
  const { rows } = await server.db.execute(
    sql`explain select ${standsInMatricNumbers("NUR")} as fixed`,
  );
  expect(JSON.stringify(rows)).toMatch(/students_matric_parts/);
});
