/** Results day: 2,000 students of a large school within a minute. */
import type { Server } from "./api-server.ts";
import { callerOf, type Caller } from "./caller.ts";
import { atMost, within, type Row } from "./row.ts";
import { paced, timed } from "./timing.ts";

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
    let caller: Caller | undefined;
    hashed.push(await timed(async () => (caller = await callerOf(server, student, index))));
    for (const path of asked) others.push(await timed(() => caller?.read(path)));
  };
  await paced(names.length, names.length / peak.seconds, (index) =>
    live(names[index] ?? "", index).catch(() => void (failed += 1)),
  );
  const what = `results day, ${names.length} students in a minute, ${how}`;
  return [
    atMost(`${what}: failed`, failed, "", 0),
    within(`${what}: sign-ins`, hashed),
    within(`${what}: other calls`, others, peak.budgetMs),
  ];
}
