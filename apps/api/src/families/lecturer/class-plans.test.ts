import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { classSource } from "./list-classes.ts";
import { classStudentSource } from "./list-class-students.ts";

const server = await testServer();
afterAll(server.stop);

// So many students of other departments that reading them all costs more than finding a class.
beforeAll(async () => {
  await server.db.execute(sql`
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname)
    select gen_random_uuid(), 'PLAN/' || n, 'none', 'student', 'student', 'A', 'B'
    from generate_series(1, 6000) n`);
  await server.db.execute(sql`
    insert into students (id, matric_number, student_type_id, department_id, level_id,
      entry_session_id, programme, gender)
    select made.id, made.user_name, 1, department.id, 1, 1, 'National Diploma, full-time', 'Female'
    from (select users.*, row_number() over (order by id) as place from users
      where user_name like 'PLAN/%') made
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
      from departments where id <> 5) department
      on department.place = made.place % department.all_of_them`);
  await server.db.execute(sql`
    insert into student_sessions (student_id, session_id, level_id)
    select id, session, 1 from students, generate_series(1, 3) session
    where matric_number like 'PLAN/%'`);
  await server.db.execute(sql`
    insert into course_registrations (id, student_id, session_id, semester, level_id, state,
      total_units, submitted_at)
    select gen_random_uuid(), id, session, 'First', 1, 'approved', 18, now()
    from students, generate_series(1, 3) session where matric_number like 'PLAN/%'`);
  await server.db.execute(sql`analyze`);
});

const grows =
  /Seq Scan on (students|users|student_sessions|course_registrations|registered_courses|scores)\b/;

/** In a school as small as a test's some tables are read as fast as found in; here that is forbidden. */
const planOf = (query: SQL): Promise<string> =>
  server.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(sql`explain ${query}`);
    return rows.map((row) => Object.values(row).join("")).join("\n");
  });

test("a class is found among the students of its department, page and count", async () => {
  const { id: userId } = await readPerson(server, "lecturer");
  const which = { search: "", department: 5, level: 1, session: 3, semester: "First" } as const;
  for (const more of [
    {},
    { registration: "unregistered" as const },
    { uploads: "complete" as const },
  ]) {
    const where = classStudentSource.where({ ...which, ...more }, { userId } as never);
    const query = classStudentSource.query(server.db).where(where);
    expect(await planOf(query.limit(20).getSQL())).not.toMatch(grows);
    expect(await planOf(sql`select count(*) from (${query.getSQL()}) counted`)).not.toMatch(grows);
  }
});

test("somebody's classes are made up of the students of the own departments alone", async () => {
  const { id: userId } = await readPerson(server, "lecturer");
  const asked = { search: "", session: 3 };
  const caller = { userId } as never;
  const own = await classSource.known?.(server.db, asked, caller);
  expect(own).toEqual([5]);
  const where = classSource.where(asked, caller, own ?? []);
  const plan = await planOf(classSource.query(server.db).where(where).limit(20).getSQL());
  expect(plan).not.toMatch(grows);
  expect(plan).toMatch(/student_sessions_class[^\n]*\n[^\n]*department_id = 5/);
});
