/** What students ask most, of a large school: at a steady rate, and all at once on results day. */
import autocannon from "autocannon";
import type { Server } from "./tools/api-server.ts";
import {
  addressOf,
  behindProxy,
  signIn,
  studentsWithResults,
  withLargeSchool,
} from "./tools/large-school.ts";
import { paced, percentile } from "./tools/paced.ts";
import { peak, resultsDay, resultsQuestions } from "./tools/results-day.ts";
import { atMost, type Row } from "./tools/row.ts";

const rate = 100;
const seconds = 10;
const connections = 20;
const steadyStudents = 50;
const budgetMs = 50;

/** The pages' own calls; the first session is over, the last is the current one. */
const questions = {
  ...resultsQuestions,
  "fee statement": "/api/Payment/fee-statement",
  "registrable courses": "/api/courseRegistration/registrable-courses?sessionId=3&semester=First",
  dashboard: "/api/Dashboard/student-dashboard",
};

export const name = "students";

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ databaseUrl, startApi }) => {
    const names = await studentsWithResults(databaseUrl, peak.students);
    const api = await startApi(behindProxy);
    const tokens: string[] = [];
    for (const [index, student] of names.slice(0, steadyStudents).entries()) {
      tokens.push(await signIn(api, student, addressOf(index)));
    }
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(questions)) {
      await ask(api, path, tokens, 2);
      const times = await ask(api, path, tokens, seconds);
      const figure = `${what}, ${rate} requests a second: 95 of 100 within`;
      rows.push(atMost(figure, percentile(times), "ms", budgetMs));
    }
    const most = await atMostPerSecond(api, questions["results page"], tokens);
    rows.push({ figure: "results page: at most", value: most, unit: "req/s" });

    rows.push(...(await resultsDay([api], names, "one process")));
    const second = await startApi(behindProxy);
    rows.push(...(await resultsDay([api, second], names, "two processes")));
    rows.push(atMost("peak memory of the first", await api.peakMemoryMb(), "MB"));
    return rows;
  });
}

/** Asks at the steady rate in the name of all students in turn; answers how long each call took. */
async function ask(server: Server, path: string, tokens: readonly string[], duration: number) {
  const times: number[] = [];
  await paced(rate * duration, rate, async (index) => {
    const begin = performance.now();
    await get(server, path, tokens[index % tokens.length] ?? "");
    times.push(performance.now() - begin);
  });
  return times;
}

async function get({ url }: Server, path: string, token: string, address = addressOf(0)) {
  const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": address };
  const answer = await fetch(url + path, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} under load.`);
}

/** As fast as the machine answers, with the load's own work on the same cores. */
async function atMostPerSecond({ url }: Server, path: string, tokens: readonly string[]) {
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    requests: tokens.map((token) => ({ path, headers: { authorization: `Bearer ${token}` } })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path} answered ${result.non2xx + result.errors} errors under load.`);
  }
  return result.requests.average;
}
