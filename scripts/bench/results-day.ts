/** Results day alone, and again while 200 lecturers of a large school save the marks of the next one. */
import pg from "pg";
import type { Server } from "./tools/api-server.ts";
import { asking } from "./tools/asking.ts";
import {
  addressOf,
  behindProxy,
  signIn,
  studentsWithResults,
  untilSealed,
  withLargeSchool,
} from "./tools/large-school.ts";
import { paced, percentile } from "./tools/paced.ts";
import { peak, resultsDay } from "./tools/results-day.ts";
import { atMost, type Row } from "./tools/row.ts";

const lecturers = 200;
const studentsOfEach = 50;
/** How long the grid lets somebody type before it saves the rows that have changed. */
const secondsBetween = 5;
/** Ids that no other course of the demo has. */
const firstCourse = 900_000;
const sessionId = 3;
/** No student's. */
const addressOfStaff = (index: number) => addressOf(100_000 + index);

export const name = "results-day";

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ adminUrl, databaseUrl, startApi }) => {
    const names = await studentsWithResults(databaseUrl, peak.students);
    const teaching = await addSheets(adminUrl);
    const api = await startApi(behindProxy);
    await untilSealed(databaseUrl);
    const grids: Grid[] = [];
    for (const [index, { lecturer, courseId }] of teaching.entries()) {
      grids.push(await open(api, lecturer, courseId, index));
    }
    const alone = await resultsDay([api], names, "nobody saves");
    const times: number[] = [];
    const [beside] = await Promise.all([
      resultsDay([api], names, `${lecturers} lecturers save`),
      paced((lecturers / secondsBetween) * peak.seconds, lecturers / secondsBetween, async (at) => {
        const begin = performance.now();
        await grids[at % lecturers]?.save();
        times.push(performance.now() - begin);
      }),
    ]);
    return [
      ...alone,
      ...beside,
      atMost("each saves a row every 5 seconds: 95 of 100 within", percentile(times), "ms"),
    ];
  });
}

type Teaching = { readonly lecturer: string; readonly courseId: number };

/** A course for each lecturer, with students whose registrations are approved. */
async function addSheets(adminUrl: string): Promise<Teaching[]> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    await client.query(
      `insert into courses (id, department_id, code, title, credit_unit, level_id, semester, status)
       select $1::int + at, 5, 'BEN ' || at, 'Benchmark ' || at, 3, 1, 'First', 'Core'
       from generate_series(1, $2::int) at`,
      [firstCourse, lecturers],
    );
    const { rows } = await client.query<Teaching>(
      `with teaching as (
         select users.id, users.user_name, $1::int + row_number() over (order by user_name) as course
         from users where user_type = 'lecturer' and user_name like 'staff.%'
         order by user_name limit $2
       ), assigned as (
         insert into course_lecturers (course_id, session_id, lecturer_id, coordinator)
         select course, $3, id, true from teaching)
       select user_name as lecturer, course::int as "courseId" from teaching`,
      [firstCourse, lecturers, sessionId],
    );
    if (rows.length < lecturers) throw new Error(`Only ${rows.length} lecturers teach.`);
    await client.query(
      `insert into registered_courses (registration_id, session_id, course_id, kind)
       select chosen.id, $2, courses.id, 'Core' from courses, (
         select id from course_registrations
         where session_id = $2 and semester = 'First' and state = 'approved'
         order by id limit $3) chosen
       where courses.id > $1`,
      [firstCourse, sessionId, studentsOfEach],
    );
    await client.query("analyze");
    return rows;
  } finally {
    await client.end();
  }
}

type Sheet = { rows: { studentId: string; version: number }[] };
type Grid = { save(): Promise<void> };

/** A sheet open before a lecturer, whose rows are typed one after the other. */
async function open(
  server: Server,
  lecturer: string,
  courseId: number,
  index: number,
): Promise<Grid> {
  const address = addressOfStaff(index);
  const ask = asking(server, await signIn(server, lecturer, address), address);
  const { rows } = await ask<Sheet>(
    "GET",
    `/api/Results/score-sheet?courseId=${courseId}&sessionId=${sessionId}`,
  );
  if (rows.length !== studentsOfEach) throw new Error(`The class has ${rows.length} students.`);
  const versions = new Map(rows.map(({ studentId, version }) => [studentId, version]));
  let saved = 0;
  return {
    async save() {
      const studentId = rows[saved % rows.length]?.studentId ?? "";
      saved += 1;
      const typed = { test: String(saved % 30), exam: String(saved % 70) };
      const answer = await ask<{ saved: Sheet["rows"] }>("PATCH", "/api/Results/scores", {
        courseId,
        sessionId,
        source: "typed",
        rows: [{ studentId, version: versions.get(studentId), ...typed }],
      });
      const version = answer.saved.find((row) => row.studentId === studentId)?.version;
      if (version === undefined) throw new Error("The row was not saved.");
      versions.set(studentId, version);
    },
  };
}
