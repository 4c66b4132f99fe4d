/** Score sheets of a large school: one of 300 is opened and saved, a file is read, ten sheets are published. */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { callerOf, importIs, type Caller } from "./tools/caller.ts";
import { startSealed, withLargeSchool } from "./tools/large-school.ts";
import { addClasses, addTaught, firstCourse, sessionId, students } from "./tools/score-classes.ts";
import { atMost, within, type Row } from "./tools/row.ts";
import { openSheet } from "./tools/score-sheet.ts";
import { paced, timed, timesOf } from "./tools/timing.ts";

/** Published in one act. */
const courses = 10;
/** A service course, of as many students as a file may have rows. */
const crowdedCourse = 900_900;
const uploadedRows = 5_000;
const rate = 20;
const seconds = 5;
const saves = 40;
const previews = 3;
const rowsSaved = 50;

export function run(): Promise<Row[]> {
  return withLargeSchool(async (bench) => {
    const { client } = bench;
    await addClasses(client, courses);
    await addTaught(client, { first: crowdedCourse, count: 1, people: uploadedRows });
    const api = await startSealed(bench);
    const lecturer = await callerOf(api, "lecturer", 0);
    const exams = await callerOf(api, "exams", 1);
    const opened = await paced(rate * seconds, rate, async () => {
      const { count } = await openSheet(lecturer, firstCourse);
      if (count !== students) throw new Error(`The class has ${count} students.`);
    });
    const sheet = await openSheet(lecturer, firstCourse);
    const saved = await timesOf(saves, () => sheet.save(rowsSaved));
    return [
      within(`a sheet of ${students} opened, ${rate} a second`, opened, 80),
      within(`${rowsSaved} rows saved`, saved, 60),
      await previewed(lecturer, client),
      await published(exams, client),
    ];
  });
}

/** An upload of as many rows as a file may have, until each has its verdict. */
async function previewed(lecturer: Caller, client: pg.Client): Promise<Row> {
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
    ...rows.map(({ matric, name }, at) => `${name},${matric},${at % 31},${at % 71},`),
  ].join("\n");
  const form = new FormData();
  form.append("courseId", String(crowdedCourse));
  form.append("sessionId", String(sessionId));
  form.append("file", new Blob([text], { type: "text/csv" }), "scores.csv");
  const path = "/api/Results/preview-score-sheet";
  const times = await timesOf(previews, async () => {
    const { importId } = await lecturer.ask<{ importId: string }>("POST", path, form);
    await importIs(lecturer, importId, "previewed");
  });
  const figure = `an upload of ${uploadedRows} rows, until it is previewed: slowest of ${previews}`;
  return atMost(figure, Math.max(...times) / 1_000, "s", 2);
}

/** Once, as a board does it: students are told in the portal and by letter. */
async function published({ ask }: Caller, client: pg.Client): Promise<Row> {
  const { rows: sheets } = await client.query<{ id: string; revision: number }>(
    `select id, revision from score_sheets
     where course_id > $1 and course_id <= $1 + $3 and session_id = $2`,
    [firstCourse, sessionId, courses],
  );
  const boardDate = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
  const took = await timed(async () => {
    const { done } = await ask<{ done: number }>("POST", "/api/Results/publish-sheets", {
      sheets,
      boardDate,
      minuteNumber: `BENCH/${randomUUID().slice(0, 8)}`,
    });
    if (done !== courses) throw new Error(`${done} sheets were published.`);
  });
  return atMost(`${courses} sheets of ${students} published, students told`, took, "ms", 1_000);
}
