import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { databaseBefore } from "./testing/migrations-before.ts";

const student = "00000000-0000-7000-8000-000000000001";

test("a registration whose session was missing has it after the migration, and none goes without", async () => {
  const db = await databaseBefore("_registration-in-session");
  await db.execute(
    sql.raw(`
    insert into academic_sessions (id, name, "from", "to", current) values
      (1, '2024/2025', '2024-09-01', '2025-08-31', false),
      (2, '2025/2026', '2025-09-01', '2026-08-31', true);
    insert into faculties (id, name, code) values (1, 'Science', 'SCI');
    insert into departments (id, faculty_id, name, code) values (1, 1, 'Computer Science', 'COM');
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname)
      values ('${student}', 'one', 'none', 'student', 'student', 'A', 'B');
    insert into students (id, matric_number, student_type_id, department_id, level_id,
        entry_session_id, programme, gender)
      values ('${student}', 'ND/COM/24/0001', 1, 1, 2, 1, 'National Diploma, full-time', 'Female');
    insert into student_sessions (student_id, session_id, level_id) values ('${student}', 2, 2);
    insert into course_registrations (id, student_id, session_id, semester, level_id, state,
        total_units, submitted_at) values
      (gen_random_uuid(), '${student}', 1, 'First', 1, 'approved', 18, '2024-10-01'),
      (gen_random_uuid(), '${student}', 1, 'Second', 1, 'approved', 18, '2025-03-01'),
      (gen_random_uuid(), '${student}', 2, 'First', 2, 'submitted', 18, '2025-10-01');
  `),
  );
  await migrate(db);
  const { rows } = await db.execute(sql`
    select session_id as session, level_id as level, department_id as department
    from student_sessions order by 1`);
  expect(rows).toEqual([
    { session: 1, level: 1, department: 1 },
    { session: 2, level: 2, department: 1 },
  ]);
  const removed = db.execute(sql`delete from student_sessions where session_id = 1`);
  await expect(removed).rejects.toMatchObject({
    cause: { constraint: "course_registrations_student_session" },
  });
});
