/** Results day: 2,000 students of a large school within a minute. */
import type { Server } from "./api-server.ts";
import { addressOf, signIn } from "./large-school.ts";
import { paced, percentile } from "./paced.ts";
import { atMost, type Row } from "./row.ts";

export const peak = { students: 2_000, seconds: 60, budgetMs: 500 };

/** The pages' own calls; the first two sessions are over. */
export const resultsQuestions = {
  "results page": "/api/Results/cgpa",
  "semester result": "/api/Results/summary-results?sessionId=2&semester=First",
};

const asked = ["/api/UserManagement/profile", ...Object.values(resultsQuestions)];

/** Each student signs in, opens the results and prints the last semester's sheet. */
export async function resultsDay(
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
    const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": addressOf(index) };
    for (const path of asked) {
      const from = performance.now();
      const answer = await fetch(server.url + path, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status} under load.`);
      others.push(performance.now() - from);
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
