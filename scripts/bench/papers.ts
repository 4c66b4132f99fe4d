/** Papers that the server draws: of a class of 1,000, each by a server of its own, and a broadsheet of 300. */
import { setTimeout as pause } from "node:timers/promises";
import { longPaperNames } from "@polyportal/domain/messages/long-papers";
import pg from "pg";
import type { Bench, Server } from "./tools/api-server.ts";
import { asking, headersOf } from "./tools/asking.ts";
import { addressOf, behindProxy, signIn } from "./tools/large-school.ts";
import {
  addPaperClass,
  courses,
  departmentId,
  sessionId,
  type PaperClass,
} from "./tools/paper-classes.ts";
import { withDatabase } from "./tools/api-server.ts";
import { atMost, lowerQuartile, type Row } from "./tools/row.ts";

const large: PaperClass = { levelId: 1, people: 1_000, firstCourse: 910_000 };
const usual: PaperClass = { levelId: 2, people: 300, firstCourse: 920_000 };
const rounds = 5;
/** With photos a file is sixty megabytes. */
const budgets = { seconds: 10, photoSeconds: 20, memoryMb: 300, pdfSeconds: 2, xlsxSeconds: 1 };

export const name = "papers";

type Asked = {
  readonly paper: keyof typeof longPaperNames;
  readonly by: "hod" | "lecturer";
  readonly filters: Record<string, string>;
};

const texts = (given: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]));

const compositeOf = ({ levelId }: PaperClass) =>
  texts({ departmentId, levelId, sessionId, semester: "First" });

export function run(): Promise<Row[]> {
  return withDatabase(async (bench) => {
    // The demo is there once the API has started.
    await (await bench.startApi(behindProxy)).stop();
    const client = new pg.Client(bench.adminUrl);
    await client.connect();
    try {
      await addPaperClass(client, large);
      await addPaperClass(client, usual);
      const rows: Row[] = [];
      for (const asked of await papersOf(bench)) rows.push(...(await drawn(bench, client, asked)));
      return [...rows, ...(await broadsheet(bench))];
    } finally {
      await client.end();
    }
  });
}

/** Each paper of the class of 1,000, and by whom it is asked for. */
async function papersOf({ startApi }: Bench): Promise<Asked[]> {
  const api = await startApi(behindProxy);
  const ask = asking(api, await signIn(api, "hod", address), address);
  const { id } = await ask<{ id: string }>("POST", "/api/Results/make-board-pack", {
    departmentId,
    levelId: large.levelId,
    sessionId,
    semester: "First",
  });
  await api.stop();
  const course = large.firstCourse + 1;
  const taught = texts({ course, session: sessionId });
  const inClass = texts({
    session: sessionId,
    department: departmentId,
    level: large.levelId,
    semester: "First",
  });
  return [
    { paper: "resultSheet", by: "hod", filters: texts({ courseId: course, sessionId }) },
    { paper: "courseClass", by: "lecturer", filters: taught },
    { paper: "attendance", by: "lecturer", filters: taught },
    { paper: "classList", by: "hod", filters: inClass },
    { paper: "classPhotos", by: "hod", filters: inClass },
    { paper: "composite", by: "hod", filters: compositeOf(large) },
    { paper: "resultSummary", by: "hod", filters: compositeOf(large) },
    { paper: "boardPack", by: "hod", filters: { id } },
  ];
}

const address = addressOf(0);

async function request(api: Server, token: string, { paper, filters }: Omit<Asked, "by">) {
  const asked = { list: longPaperNames[paper], format: "pdf", filters };
  return asking(api, token, address)<{ id: string; state: string }>(
    "POST",
    "/api/Report/exports",
    asked,
  );
}

/** One paper by a server that has drawn none before, from when a job has taken it up. */
async function drawn({ startApi }: Bench, client: pg.Client, asked: Asked): Promise<Row[]> {
  const api = await startApi(behindProxy);
  const token = await signIn(api, asked.by, address);
  const before = await api.peakMemoryMb();
  const { id } = await request(api, token, asked);
  let begin: number | undefined;
  for (;;) {
    const { rows } = await client.query<{ state: string; failure: string; size: number }>(
      "select state, failure, size from exports where id = $1",
      [id],
    );
    const [now] = rows;
    if (now?.state === "failed") throw new Error(`${asked.paper} has failed: ${now.failure}.`);
    if (now?.state === "running") begin ??= performance.now();
    if (now?.state === "done") {
      const seconds = (performance.now() - (begin ?? performance.now())) / 1_000;
      const memory = await api.peakMemoryMb();
      await api.stop();
      const what = `${asked.paper} of ${large.people.toLocaleString("en")} students`;
      return [
        atMost(
          what,
          seconds,
          "s",
          asked.paper === "classPhotos" ? budgets.photoSeconds : budgets.seconds,
        ),
        atMost(`${what}: the file`, now.size / 2 ** 20, "MB"),
        atMost(`${what}: the server's most memory before`, before, "MB"),
        atMost(`${what}: the server's most memory`, memory, "MB", budgets.memoryMb),
      ];
    }
    await pause(10);
  }
}

/** What is asked for again and again before a board meets: made within the call. */
async function broadsheet({ startApi }: Bench): Promise<Row[]> {
  const api = await startApi(behindProxy);
  const token = await signIn(api, "hod", address);
  const pdf: number[] = [];
  const xlsx: number[] = [];
  const query = new URLSearchParams(compositeOf(usual)).toString();
  for (let round = 0; round < rounds; round += 1) {
    let begin = performance.now();
    // One that is asked for again within ten minutes is the same file.
    const filters = { ...compositeOf(usual), round: String(round) };
    const made = await request(api, token, { paper: "composite", filters });
    if (made.state !== "done") throw new Error(`The broadsheet is ${made.state}.`);
    await fileOf(api, token, `/api/Report/file/${made.id}`);
    pdf.push((performance.now() - begin) / 1_000);
    begin = performance.now();
    await fileOf(api, token, `/api/Results/download-composite?${query}`);
    xlsx.push((performance.now() - begin) / 1_000);
  }
  await api.stop();
  const what = `a broadsheet of ${usual.people} students, ${courses} courses`;
  return [
    atMost(`${what}: the PDF`, lowerQuartile(pdf), "s", budgets.pdfSeconds),
    atMost(`${what}: the PDF, slowest`, Math.max(...pdf), "s"),
    atMost(`${what}: the workbook`, lowerQuartile(xlsx), "s", budgets.xlsxSeconds),
    atMost(`${what}: the workbook, slowest`, Math.max(...xlsx), "s"),
  ];
}

async function fileOf({ url }: Server, token: string, path: string): Promise<void> {
  const answer = await fetch(url + path, { headers: headersOf(token, address) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}
