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
import { atMost, type Row } from "./tools/row.ts";

const rate = 100;
const seconds = 10;
const connections = 20;
const steadyStudents = 50;
const peak = { students: 2_000, seconds: 60, budgetMs: 500 };
const budgetMs = 50;

/** The pages' own calls; the first session is over, the last is the current one. */
const questions = {
  "results page": "/api/Results/cgpa",
  "semester result": "/api/Results/summary-results?sessionId=2&semester=First",
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

/** Each student signs in, opens the results and prints the last semester's sheet. */
async function resultsDay(
  servers: readonly Server[],
  names: readonly string[],
  how: string,
): Promise<Row[]> {
  const hashed: number[] = [];
  const others: number[] = [];
  let failed = 0;
  const live = async (student: string, index: number) => {
    const server = servers[index % servers.length];
    if (!server) return;
    const begin = performance.now();
    const token = await signIn(server, student, addressOf(index));
    hashed.push(performance.now() - begin);
    for (const path of [
      "/api/UserManagement/profile",
      questions["results page"],
      questions["semester result"],
    ]) {
      const asked = performance.now();
      await get(server, path, token, addressOf(index));
      others.push(performance.now() - asked);
    }
  };
  await paced(names.length, names.length / peak.seconds, (index) =>
    live(names[index] ?? "", index).catch(() => void (failed += 1)),
  );
  const what = `results day, ${names.length} students in a minute, ${how}`;
  return [
    { figure: `${what}: failed`, value: failed, unit: "", budget: 0, pass: failed === 0 },
    atMost(`${what}: 95 of 100 sign-ins within`, percentile(hashed), "ms"),
    atMost(`${what}: 95 of 100 other calls within`, percentile(others), "ms", peak.budgetMs),
  ];
}
