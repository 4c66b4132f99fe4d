import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { amendmentRequests } from "./schema/results.ts";
import { databaseBefore } from "./testing/migrations-before.ts";

const id = (end: number) => `00000000-0000-7000-8000-00000000000${end}`;
const [student, head, dean, sheet] = [id(1), id(2), id(3), id(4)];
const [older, newer, byBoth, moved] = [id(5), id(6), id(7), id(8)];
const day = (of: number) => new Date(`2026-11-0${of}T00:00:00Z`);

/** A request as the release before writes it. */
const asBefore = (request: string, version: number) => `
  insert into amendment_requests (id, sheet_id, student_id, version, reason, state, requested_by, requested_at,
      headed_by, headed_at, refusal, minute_number)
    values ('${request}', '${sheet}', '${student}', ${version}, 'A page was missed.', 'headed', '${dean}',
      '2026-11-01T00:00:00Z', '${head}', '2026-11-02T00:00:00Z', '', '');`;

const ended = (request: string) =>
  `update amendment_requests set state = 'refused' where id = '${request}';`;

test("a request to amend reads alike in this release and the one before, whichever wrote it", async () => {
  const db = await databaseBefore("_amendment-words");
  await db.execute(
    sql.raw(`
    insert into academic_sessions (id, name, "from", "to") values (1, '2025/2026', '2025-09-01', '2026-08-31');
    insert into faculties (id, name, code) values (1, 'Science', 'SCI');
    insert into departments (id, faculty_id, name, code) values (1, 1, 'Computer Science', 'COM');
    insert into courses (id, department_id, code, title, credit_unit, level_id, semester, status)
      values (1, 1, 'COM 111', 'Course', 3, 1, 'First', 'Core');
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname)
      select id, id, 'none', 'student', 'student', 'A', 'B'
      from unnest(array['${student}', '${head}', '${dean}']::uuid[]) id;
    insert into students (id, matric_number, student_type_id, department_id, level_id,
        entry_session_id, programme, gender)
      values ('${student}', 'ND/COM/25/0001', 1, 1, 1, 1, 'National Diploma', 'Female');
    insert into score_sheets (id, course_id, session_id, state) values ('${sheet}', 1, 1, 'draft');
    insert into saved_views (id, list, user_id, name, query, shared_with, saved_at) values
      ('${id(1)}', 'listAmendments', '${head}', 'A', 'state=headed&state=deaned&state=applied', 'own', now()),
      ('${id(2)}', 'listStudents', '${head}', 'B', 'state=headed', 'own', now());
    ${asBefore(older, 1)}
  `),
  );
  await migrate(db);
  const endorsed = { state: "headEndorsed", headEndorsedBy: head, headEndorsedAt: day(2) } as const;
  const approved = { state: "deanApproved", deanApprovedBy: dean, deanApprovedAt: day(3) } as const;
  const read = async (request: string) =>
    (await db.select().from(amendmentRequests).where(eq(amendmentRequests.id, request)))[0];
  const readBefore = async (request: string) => {
    const { rows } = await db.execute(sql`
      select state, headed_by, headed_at, deaned_by, deaned_at from amendment_requests where id = ${request}`);
    return rows[0];
  };

  expect(await read(older)).toMatchObject({ ...endorsed, deanApprovedBy: null });
  // Neither release asks for another while one waits that the other knows.
  await expect(db.execute(sql.raw(asBefore(newer, 2)))).rejects.toMatchObject({
    cause: expect.objectContaining({ constraint: "amendment_requests_open" }),
  });
  await db.execute(sql.raw(ended(older)));
  expect(await read(older)).toMatchObject({ ...endorsed, state: "refused" });

  // Written by the release before, taken further by this one and refused by the other.
  await db.execute(sql.raw(asBefore(byBoth, 2)));
  expect(await read(byBoth)).toMatchObject(endorsed);
  await db.update(amendmentRequests).set(approved).where(eq(amendmentRequests.id, byBoth));
  expect(await readBefore(byBoth)).toMatchObject({
    state: "deaned",
    headed_by: head,
    deaned_by: dean,
  });
  await db.execute(sql.raw(ended(byBoth)));
  expect(await read(byBoth)).toMatchObject({ ...endorsed, ...approved, state: "refused" });

  // Written by this release, taken further by the one before.
  await db.insert(amendmentRequests).values({
    id: moved,
    sheetId: sheet,
    studentId: student,
    version: 3,
    reason: "A sum was wrong.",
    requestedBy: dean,
    requestedAt: day(1),
    ...endorsed,
  });
  expect(await readBefore(moved)).toMatchObject({
    state: "headed",
    headed_by: head,
    deaned_by: null,
  });
  await db.execute(
    sql.raw(`update amendment_requests
      set state = 'deaned', deaned_by = '${dean}', deaned_at = '2026-11-03T00:00:00Z' where id = '${moved}'`),
  );
  expect(await read(moved)).toMatchObject({ ...endorsed, ...approved });

  const { rows: views } = await db.execute(sql`select query from saved_views order by name`);
  expect(views).toEqual([
    { query: "state=headEndorsed&state=deanApproved&state=applied" },
    { query: "state=headed" },
  ]);
});
