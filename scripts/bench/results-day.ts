/**
 * Results day of a large school: one process, two, and one while 200 lecturers save the marks of the next one.
 */
import type pg from "pg";
import { callerOf } from "./tools/caller.ts";
import {
  behindProxy,
  startSealed,
  studentsWithResults,
  withLargeSchool,
} from "./tools/large-school.ts";
import { peak, resultsDay } from "./tools/results-day.ts";
import { atMost, within, type Row } from "./tools/row.ts";
import { addCourses, firstCourse, sessionId } from "./tools/score-classes.ts";
import { openSheet } from "./tools/score-sheet.ts";
import { paced } from "./tools/timing.ts";

const lecturers = 200;
const studentsOfEach = 50;
/** How long the grid lets somebody type before it saves the rows that have changed. */
const secondsBetween = 5;
/** An address that is no student's. */
const firstOfStaff = 100_000;

export function run(): Promise<Row[]> {
  return withLargeSchool(async (bench) => {
    const { client, startApi } = bench;
    const names = await studentsWithResults(client, peak.students);
    const teaching = await addSheets(client);
    const api = await startSealed(bench);
    const alone = await resultsDay([api], names, "one process");
    const second = await startApi(behindProxy);
    const both = await resultsDay([api, second], names, "two processes");
    await second.stop();
    const sheets: Awaited<ReturnType<typeof openSheet>>[] = [];
    for (const [index, { lecturer, courseId }] of teaching.entries()) {
      const caller = await callerOf(api, lecturer, firstOfStaff + index);
      sheets.push(await openSheet(caller, courseId));
    }
    const rate = lecturers / secondsBetween;
    const [beside, saving] = await Promise.all([
      resultsDay([api], names, `${lecturers} lecturers save`),
      paced(rate * peak.seconds, rate, async (at) => sheets[at % lecturers]?.save(1)),
    ]);
    return [
      ...alone,
      ...both,
      ...beside,
      within("each saves a row every 5 seconds", saving),
      atMost("peak memory of the first process", await api.peakMemoryMb(), "MB"),
    ];
  });
}

type Teaching = { readonly lecturer: string; readonly courseId: number };

/** A course for each lecturer, with students whose registrations are approved. */
async function addSheets(client: pg.Client): Promise<Teaching[]> {
  await addCourses(client, { first: firstCourse, count: lecturers, people: studentsOfEach });
  const { rows } = await client.query<Teaching>(
    `with teaching as (
       select users.id, users.user_name, $1::int - 1 + row_number() over (order by user_name) as course
       from users where user_type = 'lecturer' and user_name like 'staff.%'
       order by user_name limit $2
     ), assigned as (
       insert into course_lecturers (course_id, session_id, lecturer_id, coordinator)
       select course, $3, id, true from teaching)
     select user_name as lecturer, course::int as "courseId" from teaching`,
    [firstCourse, lecturers, sessionId],
  );
  if (rows.length < lecturers) throw new Error(`Only ${rows.length} lecturers teach.`);
  return rows;
}
