/**
 * A list of the large school as a file, while students ask the same process for their pages, and once with
 * the process killed half-way and another that begins anew.
 */
import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { linesOf } from "../../apps/api/src/sheets/testing/lines-of.ts";
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
/** Who has died is waited for as long as it might live (`export/claim.ts`), then the file is made. */
const leaseSeconds = 60;
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
        const again = await killedHalfWay(client, api, format, () =>
          startPeer(server, env, "/api/health"),
        );
        rows.push(
          atMost(
            `${what}: from the kill half-way to the whole file of another process`,
            again.seconds,
            "s",
            leaseSeconds + budgets.seconds,
          ),
        );
      }
      return rows;
    } finally {
      await client.end();
      await rm(server);
    }
  });
}

type Made = {
  state: string;
  failure: string | null;
  /** Null until it was looked who is in the list. */
  total: number | null;
  done: number;
  size: number;
};

/** Asks for the wide list, and says how it stands. */
async function asked(client: pg.Client, format: string) {
  const { rows } = await client.query<{ id: string }>(
    `insert into exports (id, list, asked, columns, left_out, personal, format, question, user_id,
       requested_at, state, attempt)
     select gen_random_uuid(), 'wide', '{"search":"","filters":{"userType":"student"}}', $1, '[]', true,
       $2, gen_random_uuid(), id, now(), 'waiting', 0
     from users where user_name = 'admin' returning id`,
    [JSON.stringify(wideColumns.map(({ id }) => id)), format],
  );
  const id = rows[0]?.id ?? "";
  return {
    id,
    async stands(): Promise<Made> {
      const { rows: found } = await client.query<Made>(
        "select state, failure, total, done, size from exports where id = $1",
        [id],
      );
      const [now] = found;
      if (!now || now.state === "failed") {
        throw new Error(`The export has failed: ${now?.failure}.`);
      }
      return now;
    },
  };
}

/** Asks for the wide list and waits until its file is there. */
async function exported(client: pg.Client, format: string) {
  const begin = performance.now();
  const { stands } = await asked(client, format);
  const { done, size } = await until(stands, ({ state }) => state === "done");
  return { seconds: (performance.now() - begin) / 1000, rows: done, size };
}

async function until(stands: () => Promise<Made>, is: (made: Made) => boolean): Promise<Made> {
  for (;;) {
    await pause(50);
    const now = await stands();
    if (is(now)) return now;
  }
}

/** Kills the process that makes the file once half of the rows are in it, and starts another. */
async function killedHalfWay(
  client: pg.Client,
  api: Server,
  format: string,
  startAnother: () => Promise<Server>,
) {
  const { id, stands } = await asked(client, format);
  const half = ({ state, total, done }: Made) =>
    state === "running" && total !== null && done * 2 >= total;
  await until(stands, half);
  await api.kill();
  const begin = performance.now();
  const dead = await stands();
  if (dead.state !== "running") throw new Error("The file was made before the kill.");
  const another = await startAnother();
  const made = await until(stands, ({ state }) => state === "done");
  const seconds = (performance.now() - begin) / 1000;
  await another.stop();
  // What the dead one has written is in no file: of one attempt alone are there parts.
  const { rows: files } = await client.query<{ attempts: number; file: Buffer }>(
    `select count(distinct attempt)::int as attempts, string_agg(bytes, ''::bytea order by number) as file
     from export_parts where export_id = $1`,
    [id],
  );
  const [found] = files;
  if (found?.attempts !== 1 || found.file.length !== made.size) {
    throw new Error(`Of ${found?.attempts} attempts there are parts, of one there is a file.`);
  }
  await checkWhole(found.file, format, dead.total);
  return { seconds };
}

/** Fails unless a file has each row once, under the headings, and every column in each. */
async function checkWhole(file: Buffer, format: string, total: number | null): Promise<void> {
  const lines = await linesOf(file, format, wideColumns.length);
  const [headings, ...rows] = lines;
  const people = new Set(rows.map(([userName]) => userName));
  const short = lines.filter((cells) => cells.length !== wideColumns.length).length;
  if (!headings || rows.length !== total || people.size !== total || short > 0) {
    throw new Error(
      `${rows.length} rows of ${people.size} people for ${total}, ${short} without all columns.`,
    );
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
