import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { databaseBefore } from "./testing/migrations-before.ts";

const id = (end: number) => `00000000-0000-7000-8000-00000000000${end}`;
const [student, other] = [id(1), id(2)];

test("a session that is over keeps department and type, and those that are not follow the student", async () => {
  const db = await databaseBefore("_class-of-session");
  await db.execute(
    sql.raw(`
    insert into academic_sessions (id, name, "from", "to", current) values
      (1, '2024/2025', '2024-09-01', '2025-08-31', false),
      (3, '2026/2027', '2026-09-01', '2027-08-31', false),
      (2, '2025/2026', '2025-09-01', '2026-08-31', true);
    insert into faculties (id, name, code) values (1, 'Science', 'SCI');
    insert into departments (id, faculty_id, name, code) values
      (1, 1, 'Computer Science', 'COM'), (2, 1, 'Statistics', 'STA');
    insert into department_options (id, department_id, name) values (1, 1, 'Networks');
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname)
      select id, id, 'none', 'student', 'student', 'A', 'B'
      from unnest(array['${student}', '${other}']::uuid[]) id;
    insert into students (id, matric_number, student_type_id, department_id, department_option_id,
        level_id, entry_session_id, programme, gender) values
      ('${student}', 'ND/COM/24/0001', 1, 1, 1, 1, 1, 'National Diploma, full-time', 'Female'),
      ('${other}', 'ND/STA/24/0001', 1, 2, null, 1, 1, 'National Diploma, full-time', 'Female');
    insert into student_sessions (student_id, session_id, level_id) values
      ('${student}', 1, 1), ('${student}', 2, 2), ('${other}', 1, 1);
  `),
  );
  await migrate(db);
  const rows = async () => {
    const found = await db.execute(sql`
      select student_id as student, session_id as session, department_id as department,
        department_option_id as option, student_type_id as type
      from student_sessions order by 1, 2`);
    return found.rows;
  };
  const was = { student, department: 1, option: 1, type: 1 };
  const beside = { student: other, session: 1, department: 2, option: null, type: 1 };
  expect(await rows()).toEqual([{ ...was, session: 1 }, { ...was, session: 2 }, beside]);

  // As the release before enters a session, which knows no department of one.
  const next = `insert into student_sessions (student_id, session_id, level_id) values ('${student}', 3, 3)`;
  await db.execute(sql.raw(next));
  expect(await rows()).toContainEqual({ ...was, session: 3 });

  const moved = { student, department: 2, option: null, type: 9 };
  await db.execute(sql`update students
    set department_id = 2, department_option_id = null, student_type_id = 9 where id = ${student}`);
  const after = [
    { ...was, session: 1 },
    { ...moved, session: 2 },
    { ...moved, session: 3 },
  ];
  expect(await rows()).toEqual([...after, beside]);
  // What is said of a session stands, whatever the student is today.
  const own = sql`insert into student_sessions
      (student_id, session_id, level_id, department_id, student_type_id)
    values (${other}, 2, 2, 1, 3)`;
  await db.execute(own);
  const said = { ...beside, session: 2, department: 1, type: 3 };
  expect(await rows()).toEqual([...after, beside, said]);
});
