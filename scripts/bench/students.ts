/** What students of a large school ask most, at a steady rate. */
import { callersOf } from "./tools/caller.ts";
import { behindProxy, studentsWithResults, withLargeSchool } from "./tools/large-school.ts";
import { resultsQuestions } from "./tools/results-day.ts";
import { within, type Row } from "./tools/row.ts";
import { paced } from "./tools/timing.ts";

const rate = 100;
const seconds = 10;
const steadyStudents = 50;
const budgetMs = 50;

/** The pages' own calls; the first session is over, the last is the current one. */
const questions = {
  ...resultsQuestions,
  "fee statement": "/api/Payment/fee-statement",
  "registrable courses": "/api/courseRegistration/registrable-courses?sessionId=3&semester=First",
  dashboard: "/api/Dashboard/student-dashboard",
};

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ client, startApi }) => {
    const names = await studentsWithResults(client, steadyStudents);
    const callers = await callersOf(await startApi(behindProxy), names);
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(questions)) {
      const read = async (index: number) => callers[index % callers.length]?.read(path);
      await paced(rate * 2, rate, read);
      const times = await paced(rate * seconds, rate, read);
      rows.push(within(`${what}, ${rate} requests a second`, times, budgetMs));
    }
    return rows;
  });
}
