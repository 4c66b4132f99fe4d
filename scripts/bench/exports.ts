/** A list of the large school as a file, while students ask the same process for their pages. */
import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Server } from "./tools/api-server.ts";
import { builtServer } from "./tools/built-server.ts";
import {
  addressOf,
  behindProxy,
  signIn,
  studentsWithResults,
  withLargeSchool,
} from "./tools/large-school.ts";
import { paced, percentile } from "./tools/paced.ts";
import { atMost, type Row } from "./tools/row.ts";
import { wideColumns } from "./tools/wide-list.ts";

export const name = "exports";

const rate = 50;
const students = 20;
const pages = ["/api/Dashboard/student-dashboard", "/api/Results/cgpa"];
const budgets = { seconds: 20, pageMs: 50, memoryMb: 300 };
const script = new URL("tools/export-server.ts", import.meta.url).pathname;

export async function run(): Promise<Row[]> {
  const server = await builtServer(script);
  return withLargeSchool(async ({ databaseUrl, startPeer }) => {
    const names = await studentsWithResults(databaseUrl, students);
    const client = new pg.Client(databaseUrl);
    await client.connect();
    try {
      const rows: Row[] = [];
      for (const format of ["xlsx", "csv"]) {
        // As serve.ts has them.
        const own = { MALLOC_MMAP_THRESHOLD_: String(2 ** 20), UV_THREADPOOL_SIZE: "8" };
        const env = { ...behindProxy, ...own };
        const api = await startPeer(server, env, "/api/health");
        // In turn: many passwords at once are hashed in far more memory than a file takes.
        const tokens: string[] = [];
        for (const [index, student] of names.entries()) {
          tokens.push(await signIn(api, student, addressOf(index)));
        }
        await pagesOf(api, tokens, 3);
        const quiet = await pagesOf(api, tokens, 5);
        const before = await api.peakMemoryMb();
        const alone = await exported(client, format);
        let busy: number[] = [];
        let ended = false;
        const [beside] = await Promise.all([
          exported(client, format).finally(() => (ended = true)),
          (async () => {
            while (!ended) busy = [...busy, ...(await pagesOf(api, tokens, 1))];
          })(),
        ]);
        const what = `${format}, ${alone.rows.toLocaleString("en")} rows x 40 columns`;
        rows.push(
          atMost(`${what}: alone`, alone.seconds, "s", budgets.seconds),
          atMost(
            `${what}: beside ${rate} pages of students a second`,
            beside.seconds,
            "s",
            budgets.seconds,
          ),
          atMost(`${what}: the file`, alone.size / 2 ** 20, "MB"),
          atMost(`students' pages without an export: 95 of 100 within`, percentile(quiet), "ms"),
          atMost(
            `students' pages beside the ${format}: 95 of 100 within`,
            percentile(busy),
            "ms",
            budgets.pageMs,
          ),
          atMost(`${what}: the server's most memory before`, before, "MB"),
          atMost(
            `${what}: the server's most memory`,
            await api.peakMemoryMb(),
            "MB",
            budgets.memoryMb,
          ),
        );
        await api.stop();
      }
      return rows;
    } finally {
      await client.end();
      await rm(server);
    }
  });
}

/** Asks for the wide list and waits until its file is there. */
async function exported(client: pg.Client, format: string) {
  const begin = performance.now();
  const { rows } = await client.query<{ id: string }>(
    `insert into exports (id, list, asked, columns, left_out, personal, format, question, user_id,
       requested_at, state, attempt)
     select gen_random_uuid(), 'wide', '{"search":"","filters":{"userType":"student"}}', $1, '[]', true,
       $2, gen_random_uuid(), id, now(), 'waiting', 0
     from users where user_name = 'admin' returning id`,
    [JSON.stringify(wideColumns.map(({ id }) => id)), format],
  );
  for (;;) {
    await pause(50);
    const { rows: found } = await client.query<{
      state: string;
      failure: string | null;
      done: number;
      size: number;
    }>("select state, failure, done, size from exports where id = $1", [rows[0]?.id]);
    const [now] = found;
    if (now?.state === "done") {
      return { seconds: (performance.now() - begin) / 1000, rows: now.done, size: now.size };
    }
    if (now?.state === "failed") throw new Error(`The export has failed: ${now.failure}.`);
  }
}

/** How long each of the students' pages took, of so many seconds. */
async function pagesOf({ url }: Server, tokens: readonly string[], seconds: number) {
  const times: number[] = [];
  await paced(rate * seconds, rate, async (index) => {
    const begin = performance.now();
    const answer = await fetch(url + (pages[index % pages.length] ?? ""), {
      headers: {
        authorization: `Bearer ${tokens[index % tokens.length]}`,
        "x-forwarded-for": addressOf(index % tokens.length),
      },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A student's page answered ${answer.status}.`);
    times.push(performance.now() - begin);
  });
  return times;
}
