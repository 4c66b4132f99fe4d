/** Score sheets of a large school: one of 300 is opened and saved, ten are published, a class is read whole. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Server } from "./tools/api-server.ts";
import { asking, headersOf, type Ask } from "./tools/asking.ts";
import {
  addressOf,
  behindProxy,
  signIn,
  untilSealed,
  withLargeSchool,
} from "./tools/large-school.ts";
import { paced, percentile } from "./tools/paced.ts";
import { atMost, type Row } from "./tools/row.ts";

const students = 300;
const courses = 10;
const rate = 20;
const seconds = 5;
const saves = 40;
const readings = 10;
const rowsSaved = 50;
/** Ids that no other course of the demo has. */
const firstCourse = 900_000;
const sessionId = 3;

export const name = "scores";

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ adminUrl, databaseUrl, startApi }) => {
    const client = new pg.Client(adminUrl);
    await client.connect();
    try {
      await addClasses(client);
      const api = await startApi(behindProxy);
      await untilSealed(databaseUrl);
      const lecturer = asking(api, await signIn(api, "lecturer", addressOf(0)), address);
      const board = await signIn(api, "exams", addressOf(1));
      const exams = asking(api, board, address);
      return [
        await opened(lecturer),
        await saved(lecturer),
        await published(exams, client),
        ...(await composite(api, board, client)),
      ];
    } finally {
      await client.end();
    }
  });
}

/** From where everybody asks. */
const address = addressOf(2);

/** Courses that `lecturer` teaches, each with the same 300 students; all but the first stand before the board. */
async function addClasses(client: pg.Client): Promise<void> {
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

const sheetPath = `/api/Results/score-sheet?courseId=${firstCourse}&sessionId=${sessionId}`;

type Sheet = { rows: { studentId: string; version: number }[] };

async function opened(ask: Ask): Promise<Row> {
  const times: number[] = [];
  await paced(rate * seconds, rate, async () => {
    const begin = performance.now();
    const { rows } = await ask<Sheet>("GET", sheetPath);
    if (rows.length !== students) throw new Error(`The class has ${rows.length} students.`);
    times.push(performance.now() - begin);
  });
  const figure = `a sheet of ${students} opened, ${rate} a second: 95 of 100 within`;
  return atMost(figure, percentile(times), "ms", 80);
}

async function saved(ask: Ask): Promise<Row> {
  const times: number[] = [];
  const versions = new Map<string, number>();
  const { rows } = await ask<Sheet>("GET", sheetPath);
  for (let turn = 0; turn < saves; turn += 1) {
    const some = rows.slice(
      (turn * rowsSaved) % students,
      ((turn * rowsSaved) % students) + rowsSaved,
    );
    const typed = some.map(({ studentId, version }) => ({
      studentId,
      version: versions.get(studentId) ?? version,
      test: String(turn % 30),
      exam: String(turn),
    }));
    const begin = performance.now();
    const answer = await ask<{ saved: Sheet["rows"] }>("PATCH", "/api/Results/scores", {
      courseId: firstCourse,
      sessionId,
      source: "typed",
      rows: typed,
    });
    times.push(performance.now() - begin);
    if (answer.saved.length !== typed.length) throw new Error("Rows were not saved.");
    for (const { studentId, version } of answer.saved) versions.set(studentId, version);
  }
  return atMost(`${rowsSaved} rows saved: 95 of 100 within`, percentile(times), "ms", 60);
}

/** Once, as a board does it: students are told in the portal and by letter. */
async function published(ask: Ask, client: pg.Client): Promise<Row> {
  const { rows: sheets } = await client.query<{ id: string; revision: number }>(
    "select id, revision from score_sheets where course_id > $1 and session_id = $2",
    [firstCourse, sessionId],
  );
  const boardDate = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
  const begin = performance.now();
  const { done } = await ask<{ done: number }>("POST", "/api/Results/publish-sheets", {
    sheets,
    boardDate,
    minuteNumber: `BENCH/${randomUUID().slice(0, 8)}`,
  });
  const took = performance.now() - begin;
  if (done !== courses) throw new Error(`${done} sheets were published.`);
  return atMost(`${courses} sheets of ${students} published, students told`, took, "ms", 1_000);
}

type Class = { departmentId: number; levelId: number; people: number };
type Composite = { columns: unknown[]; students: unknown[] };

/** The largest class there is, with the courses above as its own, as a page and as a workbook. */
async function composite(api: Server, token: string, client: pg.Client): Promise<Row[]> {
  const ask = asking(api, token, address);
  const { rows } = await client.query<Class>(
    `select students.department_id as "departmentId", theirs.level_id as "levelId",
       count(*)::int as people
     from student_sessions theirs join students on students.id = theirs.student_id
     where theirs.session_id = $1 group by 1, 2 order by 3 desc limit 1`,
    [sessionId],
  );
  const [largest] = rows;
  if (!largest || largest.people < students) throw new Error("No class is large enough.");
  const { departmentId, levelId } = largest;
  await client.query(
    `insert into registered_courses (registration_id, session_id, course_id, kind)
     select registration.id, registration.session_id, courses.id, 'Core'
     from student_sessions theirs
     join students on students.id = theirs.student_id and students.department_id = $3
     join course_registrations registration on registration.student_id = students.id
       and registration.session_id = $2 and registration.semester = 'First'
     join courses on courses.id > $1
     where theirs.session_id = $2 and theirs.level_id = $4
     on conflict do nothing`,
    [firstCourse, sessionId, departmentId, levelId],
  );
  await client.query("analyze registered_courses");
  const query = `departmentId=${departmentId}&levelId=${levelId}&sessionId=${sessionId}&semester=First`;
  const page: number[] = [];
  const workbook: number[] = [];
  let read: Composite = { columns: [], students: [] };
  for (let turn = 0; turn < readings; turn += 1) {
    let begin = performance.now();
    read = await ask<Composite>("GET", `/api/Results/composite-results?${query}`);
    page.push(performance.now() - begin);
    begin = performance.now();
    await fileOf(api, token, `/api/Results/download-composite?${query}`);
    workbook.push(performance.now() - begin);
  }
  if (read.columns.length < courses) throw new Error(`${read.columns.length} courses are on it.`);
  const figure = `a composite sheet of ${read.students.length} students, ${read.columns.length} courses`;
  return [
    atMost(`${figure}: 95 of 100 within`, percentile(page), "ms"),
    atMost(`${figure}, as xlsx: 95 of 100 within`, percentile(workbook), "ms", 1_000),
  ];
}

async function fileOf({ url }: Server, token: string, path: string): Promise<void> {
  const answer = await fetch(url + path, {
    headers: headersOf(token, address),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}
