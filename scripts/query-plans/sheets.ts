import type pg from "pg";
import { addClasses, firstCourse, sessionId } from "../bench/tools/score-classes.ts";
import type { Call } from "./calls.ts";

/** Rows that one save of the grid brings. */
const rowsSaved = 50;

type Known = { readonly students: string[]; readonly sheet: { id: string; revision: number } };

/** What lecturers and the board ask and change of score sheets, in classes of 300 that it adds. */
export async function sheetCalls(client: pg.Client): Promise<readonly Call[]> {
  await addClasses(client, 1);
  const { students, sheet } = await known(client);
  const [studentId] = students;
  const draft = `courseId=${firstCourse}&sessionId=${sessionId}`;
  const approved = `courseId=${firstCourse + 1}&sessionId=${sessionId}`;
  const rows = students.map((id) => ({ studentId: id, version: 0, test: "20", exam: "45" }));
  const boardDate = new Date().toISOString().slice(0, 10);
  return [
    {
      name: "A score sheet",
      userName: "lecturer",
      path: `/api/Results/score-sheet?${draft}`,
    },
    {
      name: "Scores are saved",
      userName: "lecturer",
      path: "/api/Results/scores",
      change: {
        method: "PATCH",
        body: { courseId: firstCourse, sessionId, source: "typed", rows },
      },
    },
    {
      name: "What one row was",
      userName: "lecturer",
      path: `/api/Results/score-versions?${draft}&studentId=${studentId}`,
    },
    {
      name: "A score sheet under review",
      userName: "exams",
      path: `/api/Results/score-sheet?${approved}`,
    },
    {
      name: "What a review lays beside it",
      userName: "exams",
      path: `/api/Results/sheet-review?${approved}`,
    },
    {
      name: "A sheet is published",
      userName: "exams",
      path: "/api/Results/publish-sheets",
      change: { method: "POST", body: { sheets: [sheet], boardDate, minuteNumber: "PLANS/1" } },
    },
  ];
}

async function known(client: pg.Client): Promise<Known> {
  const { rows: students } = await client.query<{ id: string }>(
    `select registration.student_id as id from registered_courses registered
     join course_registrations registration on registration.id = registered.registration_id
     where registered.course_id = $1 order by 1 limit $2`,
    [firstCourse, rowsSaved],
  );
  const { rows: sheets } = await client.query<Known["sheet"]>(
    "select id, revision from score_sheets where course_id = $1",
    [firstCourse + 1],
  );
  const [sheet] = sheets;
  if (!sheet) throw new Error("No sheet stands before the board.");
  return { students: students.map(({ id }) => id), sheet };
}
