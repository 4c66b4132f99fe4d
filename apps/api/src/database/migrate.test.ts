import { usualDates } from "@polyportal/domain/academic-session/dates";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { migrate } from "./migrate.ts";
import { academicSessions } from "./schema/academic-session.ts";
import { matchesSearch } from "../lists/search.ts";
import { searchedUser, users } from "./schema/users.ts";
import { before } from "./testing/migrations-before.ts";

async function emptyDatabase() {
  const database = await testDatabase({ empty: true });
  const connections = [connect, connect].map((open) =>
    open(database.url, pino({ level: "silent" }), 10, database.pooler),
  );
  onTestFinished(async () => {
    for (const { pool } of connections) await pool.end();
    await database.drop();
  });
  const [first, second] = connections.map(({ db }) => db);
  if (!first || !second) throw new Error("Two connections were opened.");
  return { first, second };
}

test("two replicas that start at once migrate one after the other", async () => {
  const { first, second } = await emptyDatabase();
  await Promise.all([migrate(first), migrate(second)]);
  expect(await first.$count(users)).toBe(0);
  const applied = await first.execute(sql`select id from drizzle.__drizzle_migrations`);
  expect(applied.rows).toHaveLength(journal.entries.length);
  await migrate(second);
  expect(await first.execute(sql`select * from migration_lease`)).toMatchObject({ rowCount: 0 });
});

test("a replica that died while it migrated is waited for, then replaced", async () => {
  const { first, second } = await emptyDatabase();
  await first.execute(sql`
    create table migration_lease (name text primary key, holder text not null, until timestamptz not null)`);
  await first.execute(sql`
    insert into migration_lease (name, holder, until)
    values ('migrate', 'a dead process', now() + interval '1 second')`);
  await migrate(second);
  expect(await first.$count(users)).toBe(0);
  expect(await second.execute(sql`select * from migration_lease`)).toMatchObject({ rowCount: 0 });
});

test("academic sessions of before have the days that their names say", async () => {
  const { first: db } = await emptyDatabase();
  await migrate(db, await before("0015_academic_session_days"));
  await db.execute(
    sql`insert into academic_sessions (id, name) values (1, '2025/2026'), (7, '2024/2025')`,
  );
  await migrate(db);
  const days = sql`select id, "from"::text, "to"::text from academic_sessions order by "from"`;
  expect((await db.execute(days)).rows).toEqual([
    { id: 7, from: "2024-09-01", to: "2025-08-31" },
    { id: 1, from: "2025-09-01", to: "2026-08-31" },
  ]);
});

test("one whose name says no years stops the start, and is named", async () => {
  const { first: db } = await emptyDatabase();
  await migrate(db, await before("0015_academic_session_days"));
  await db.execute(sql`insert into academic_sessions (id, name) values (1, 'Sandwich')`);
  await expect(migrate(db)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining("Sandwich") }),
  });
});

test("no two academic sessions overlap, and none ends before it begins", async () => {
  const { first: db } = await emptyDatabase();
  await migrate(db);
  await db
    .insert(academicSessions)
    .values({ id: 1, name: "2025/2026", ...usualDates("2025/2026") });
  const another = (from: string, to: string) =>
    db.insert(academicSessions).values({ id: 2, name: "2026/2027", from, to });
  const refusal = (constraint: string) => ({ cause: expect.objectContaining({ constraint }) });
  await expect(another("2026-08-31", "2027-08-31")).rejects.toMatchObject(
    refusal("academic_sessions_apart"),
  );
  await expect(another("2027-09-01", "2026-09-01")).rejects.toThrow("academic_sessions");
  await another("2026-09-01", "2027-08-31");
});

test("scores from before sheets were kept have their split, the day they came out, and their versions", async () => {
  const { first: db } = await emptyDatabase();
  await migrate(db, await before("0028_score-sheets"));
  const id = (end: number) => `00000000-0000-7000-8000-00000000000${end}`;
  const [out, draft, plain, amended, open] = [id(1), id(2), id(3), id(4), id(5)];
  await db.execute(
    sql.raw(`
    insert into academic_sessions (id, name, "from", "to")
      values (1, '2025/2026', '2025-09-01', '2026-08-31');
    insert into faculties (id, name, code) values (1, 'Science', 'SCI');
    insert into departments (id, faculty_id, name, code) values (1, 1, 'Computer Science', 'COM');
    insert into courses (id, department_id, code, title, credit_unit, level_id, semester, status)
      select n, 1, 'COM 11' || n, 'Course', 3, 1, 'First', 'Core' from generate_series(1, 2) n;
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname)
      select id, id, 'none', 'student', 'student', 'Old', 'Score'
      from unnest(array['${plain}', '${amended}', '${open}']::uuid[]) id;
    insert into students (id, matric_number, student_type_id, department_id, level_id,
        entry_session_id, programme, gender)
      select id, user_name, 1, 1, 1, 1, 'National Diploma', 'Female' from users;
    insert into score_sheets (id, course_id, session_id, state, published_at) values
      ('${out}', 1, 1, 'published', '2026-03-01T00:00:00Z'), ('${draft}', 2, 1, 'draft', null);
    insert into scores (sheet_id, student_id, version, test, lab, exam, total) values
      ('${out}', '${plain}', 1, 20, 5, 30.25, 55.25), ('${out}', '${amended}', 3, 25, 5, 40, 70),
      ('${draft}', '${open}', 1, 10, 0, 20, 30);
    insert into score_amendments (id, sheet_id, student_id, version, total, reason, amended_at) values
      ('${id(6)}', '${out}', '${amended}', 1, 38, 'A page was missed.', '2026-04-01T00:00:00Z'),
      ('${id(7)}', '${out}', '${amended}', 2, 52, 'A sum was wrong.', '2026-05-01T00:00:00Z');
  `),
  );
  await migrate(db);
  const { rows: splits } = await db.execute(
    sql`select distinct test_max, lab_max, exam_max from score_sheets`,
  );
  expect(splits).toEqual([{ test_max: 30, lab_max: 10, exam_max: 60 }]);
  const { rows: published } = await db.execute(sql`
    select student_id, (published_at at time zone 'UTC')::date::text as on from scores order by student_id`);
  expect(published).toEqual([
    { student_id: plain, on: "2026-03-01" },
    { student_id: amended, on: "2026-03-01" },
    { student_id: open, on: null },
  ]);
  const { rows: versions } = await db.execute(sql`
    select student_id, version, exam::float8 as exam, total::float8 as total, reason, source,
      case when sheet_id = ${out} then (entered_at at time zone 'UTC')::date::text end as on
    from score_versions order by student_id, version`);
  const was = { exam: null, reason: "", source: "before", on: "2026-03-01" };
  const again = { student_id: amended, source: "amendment" };
  expect(versions).toEqual([
    { ...was, student_id: plain, version: 1, exam: 30.25, total: 55.25 },
    { ...was, student_id: amended, version: 1, total: 38 },
    {
      ...again,
      version: 2,
      exam: null,
      total: 52,
      reason: "A page was missed.",
      on: "2026-04-01",
    },
    { ...again, version: 3, exam: 40, total: 70, reason: "A sum was wrong.", on: "2026-05-01" },
    { ...was, student_id: open, version: 1, exam: 20, total: 30, on: null },
  ]);
});

test("of notices of before, strangers read on what is for them or for all students, and nothing that is for the staff", async () => {
  const { first: db } = await emptyDatabase();
  const tag = journal.entries.find((entry) => entry.tag.endsWith("_public-notices"))?.tag ?? "";
  await migrate(db, await before(tag));
  const told = sql.join(
    [
      ["Staff", "[]", "[]"],
      ["All Students", "[]", "[]"],
      ["Prospective Students", "[]", "[]"],
      ["Undergraduate", "[]", "[]"],
      // What was for some alone was no stranger's before, either.
      ["All Students", "[1]", "[]"],
      ["All Students", "[]", "[2]"],
    ].map(
      (
        [category, departments, levels],
        at,
      ) => sql`(gen_random_uuid(), ${`Notice ${at}`}, '<p>x</p>',
        '2026-01-05', 'Registrar', ${category}, ${departments}::jsonb, ${levels}::jsonb)`,
    ),
    sql`, `,
  );
  await db.execute(sql`insert into notices
    (id, title, description, start_date, sender_name, category, department_ids, level_ids) values ${told}`);
  await migrate(db);
  const { rows } = await db.execute(sql`select in_public from notices order by title`);
  expect(rows.map((row) => row["in_public"])).toEqual([false, true, true, false, false, false]);
});

test("newcomers and offers of before are carried over by keys, with the numbers that their papers have", async () => {
  const { first: db } = await emptyDatabase();
  await migrate(db, await before("_person-offer-number"));
  const id = (end: number) => `00000000-0000-7000-8000-00000000000${end}`;
  const [named, paid, older, alumna] = [id(1), id(2), id(3), id(4)];
  await db.execute(
    sql.raw(`
    insert into academic_sessions (id, name, "from", "to", current) values
      (1, '2025/2026', '2025-09-01', '2026-08-31', false), (2, '2026/2027', '2026-09-01', '2027-08-31', true);
    insert into faculties (id, name, code) values (1, 'Science', 'SCI');
    insert into departments (id, faculty_id, name, code) values (1, 1, 'Computer Science', 'COM');
    insert into application_types (slug, application_type_id, name, open, student_type_id) values ('nd', 1, 'ND', true, 1);
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname, birthday) values
      ('${named}', 'nd/2026/000007', 'none', 'student', 'student', 'A', 'B', '2008-02-29'),
      ('${paid}', 'ND/COM/26/0002', 'none', 'student', 'student', 'A', 'B', null),
      ('${older}', 'old.student', 'none', 'student', 'student', 'A', 'B', null),
      ('${alumna}', 'ND/COM/20/0004', 'none', 'Alumni', 'student', 'A', 'B', null);
    insert into students (id, matric_number, student_type_id, department_id, level_id,
        entry_session_id, programme, gender) values
      ('${named}', 'ND/COM/26/0001', 9, 1, 1, 2, 'National Diploma', 'Female'),
      ('${paid}', 'ND/COM/26/0002', 1, 1, 1, 2, 'National Diploma', 'Female'),
      ('${older}', 'ND/COM/25/0003', 1, 1, 2, 1, 'National Diploma', 'Female'),
      ('${alumna}', 'ND/COM/20/0004', 1, 1, 2, 1, 'National Diploma', 'Female');
    insert into invoices (id, invoice_no, payment_reference, rrr, state, programme_slug, student_id, purpose, session_id,
        payer_phone, lastname, firstname, email, amount_kobo, created_at, expires_at, paid_at) values
      ('${id(5)}', 'I5', 'I5', '100000000005', 'paid', 'nd', null, 'application', 2, '+2348030000005', 'A', 'B', 'a@example.com', 100, now(), now(), now()),
      ('${id(6)}', 'I6', 'I6', '100000000006', 'paid', 'nd', null, 'application', 2, '+2348030000006', 'A', 'B', 'a@example.com', 100, now(), now(), now()),
      ('${id(7)}', 'I7', 'I7', '100000000007', 'paid', null, '${paid}', 'acceptance', 2, '+2348030000007', 'A', 'B', 'a@example.com', 100, now(), now(), '2026-10-01T00:00:00Z');
    insert into applications (id, invoice_id, rrr, application_number, programme_slug, session_id, lastname, firstname,
        middlename, email, mobile_number, created_at, admission_number, admitted_at) values
      ('${id(8)}', '${id(5)}', '100000000005', 'ND/2026/000007', 'nd', 2, 'A', 'B', '', 'a@example.com', '1', now(), 'ADM/2026/000042', '2026-09-20T00:00:00Z'),
      ('${id(9)}', '${id(6)}', '100000000006', 'ND/2026/000008', 'nd', 2, 'A', 'B', '', 'a@example.com', '1', now(), 'ADM/2026/000043', '2026-09-21T00:00:00Z');
  `),
  );
  await migrate(db);
  const { rows: people } = await db.execute(sql`
    select number, admission_number, state, mode, date_of_birth::text as born from students order by id`);
  const student = { state: "active", mode: "full-time", born: null };
  expect(people).toEqual([
    {
      ...student,
      number: "ND/COM/26/0001",
      admission_number: "ADM/2026/000042",
      mode: "sandwich",
      born: "2008-02-29",
    },
    { ...student, number: "ND/COM/26/0002", admission_number: "ADM/ND/COM/26/0002" },
    { ...student, number: "ND/COM/25/0003", admission_number: "ADM/ND/COM/25/0003" },
    {
      ...student,
      number: "ND/COM/20/0004",
      admission_number: "ADM/ND/COM/20/0004",
      state: "graduated",
    },
  ]);
  const { rows: offers } = await db.execute(sql`
    select application_id, student_id, offer.state,
      (select string_agg(act || ' ' || (at at time zone 'UTC')::date, ', ') from admission_offer_steps where offer_id = offer.id) as steps
    from admission_offers offer order by student_id nulls last`);
  expect(offers).toEqual([
    { application_id: id(8), student_id: named, state: "offered", steps: "release 2026-09-20" },
    { application_id: null, student_id: paid, state: "matriculated", steps: "accept 2026-10-01" },
    { application_id: id(9), student_id: null, state: "offered", steps: "release 2026-09-21" },
  ]);
  const { rows: names } = await db.execute(sql`
    select name, kind from user_names where user_id = ${older} order by name`);
  expect(names).toEqual([
    { name: "adm/nd/com/25/0003", kind: "admission" },
    { name: "nd/com/25/0003", kind: "matric" },
    { name: "old.student", kind: "sign-in" },
  ]);
  const { rows: found } = await db.execute(
    sql`select user_name from users where ${matchesSearch(searchedUser, "nd/com/25/0003")}`,
  );
  expect(found).toEqual([{ user_name: "old.student" }]);
});
