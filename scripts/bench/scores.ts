/** Score sheets of a large school: one of 300 is opened and saved, ten are published, a class is read whole. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Server } from "./tools/api-server.ts";
import { asking, headersOf, type Ask } from "./tools/asking.ts";
import {
  addClasses,
  addCrowd,
  crowdedCourse,
  firstCourse,
  sessionId,
  students,
} from "./tools/score-classes.ts";
import {
  addressOf,
  behindProxy,
  signIn,
  untilSealed,
  withLargeSchool,
} from "./tools/large-school.ts";
import { paced, percentile } from "./tools/paced.ts";
import { atMost, type Row } from "./tools/row.ts";

/** Published in one act, and as many again as make twelve on the composite sheet. */
const courses = 10;
const onComposite = 12;
const uploadedRows = 5_000;
const rate = 20;
const seconds = 5;
const saves = 40;
const readings = 10;
const previews = 3;
const rowsSaved = 50;

export const name = "scores";

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ adminUrl, databaseUrl, startApi }) => {
    const client = new pg.Client(adminUrl);
    await client.connect();
    try {
      await addClasses(client, onComposite);
      await addCrowd(client, uploadedRows);
      const api = await startApi(behindProxy);
      await untilSealed(databaseUrl);
      const teacher = await signIn(api, "lecturer", addressOf(0));
      const lecturer = asking(api, teacher, address);
      const board = await signIn(api, "exams", addressOf(1));
      const exams = asking(api, board, address);
      return [
        await opened(lecturer),
        await saved(lecturer),
        await previewed(api, teacher, client),
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

/** An upload of as many rows as a file may have, until each has its verdict. */
async function previewed(api: Server, token: string, client: pg.Client): Promise<Row> {
  const ask = asking(api, token, address);
  const { rows } = await client.query<{ matric: string; name: string }>(
    `select students.matric_number as matric,
       concat_ws(' ', users.lastname, users.firstname, users.middlename) as name
     from registered_courses registered
     join course_registrations registration on registration.id = registered.registration_id
     join students on students.id = registration.student_id
     join users on users.id = students.id
     where registered.course_id = $1`,
    [crowdedCourse],
  );
  if (rows.length < uploadedRows) throw new Error(`${rows.length} students have the course.`);
  const text = [
    "Full name,Matric number,Test (30),Exam (70),Code",
    ...rows.map(({ matric, name: of }, at) => `${of},${matric},${at % 31},${at % 71},`),
  ].join("\n");
  const times: number[] = [];
  for (let turn = 0; turn < previews; turn += 1) {
    const form = new FormData();
    form.append("courseId", String(crowdedCourse));
    form.append("sessionId", String(sessionId));
    form.append("file", new Blob([text], { type: "text/csv" }), "scores.csv");
    const begin = performance.now();
    const answer = await fetch(`${api.url}/api/Results/preview-score-sheet`, {
      method: "POST",
      headers: headersOf(token, address),
      body: form,
    });
    const told = (await answer.json()) as { data: { importId: string }; message: string };
    if (!answer.ok) throw new Error(told.message);
    const of = `/api/Import/imports/${told.data.importId}?size=1`;
    for (;;) {
      const { state, error } = await ask<{ state: string; error: string | null }>("GET", of);
      if (error) throw new Error(error);
      if (state === "previewed") break;
      await pause(50);
    }
    times.push(performance.now() - begin);
  }
  const figure = `an upload of ${uploadedRows} rows, until it is previewed: slowest of ${previews}`;
  return atMost(figure, Math.max(...times) / 1_000, "s", 2);
}

/** Once, as a board does it: students are told in the portal and by letter. */
async function published(ask: Ask, client: pg.Client): Promise<Row> {
  const { rows: sheets } = await client.query<{ id: string; revision: number }>(
    `select id, revision from score_sheets
     where course_id > $1 and course_id <= $1 + $3 and session_id = $2`,
    [firstCourse, sessionId, courses],
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
     join courses on courses.id > $1 and courses.id <= $1 + $5
     where theirs.session_id = $2 and theirs.level_id = $4
     on conflict do nothing`,
    [firstCourse, sessionId, departmentId, levelId, onComposite],
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
  if (read.columns.length < onComposite)
    throw new Error(`${read.columns.length} courses are on it.`);
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
