/** Papers that the server draws: of a class of 1,000, each by a server of its own, and a broadsheet of 300. */
import { longPaperNames } from "@polyportal/domain/messages/long-papers";
import { withDemo, type Bench } from "./tools/api-server.ts";
import { callerOf } from "./tools/caller.ts";
import { behindProxy } from "./tools/large-school.ts";
import { exported } from "./tools/made-export.ts";
import { addPaperClass, courses, departmentId, type PaperClass } from "./tools/paper-classes.ts";
import { atMost, lowerQuartile, type Row } from "./tools/row.ts";
import { sessionId } from "./tools/score-classes.ts";
import { timesOf } from "./tools/timing.ts";

const large: PaperClass = { levelId: 1, people: 1_000, firstCourse: 910_000 };
const usual: PaperClass = { levelId: 2, people: 300, firstCourse: 920_000 };
const rounds = 5;
/** With photos a file is sixty megabytes. */
const budgets = { seconds: 10, photoSeconds: 20, memoryMb: 300, pdfSeconds: 2, xlsxSeconds: 1 };

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
  return withDemo(async (bench) => {
    await addPaperClass(bench.client, large);
    await addPaperClass(bench.client, usual);
    const rows: Row[] = [];
    for (const asked of await papersOf(bench)) rows.push(...(await drawn(bench, asked)));
    return [...rows, ...(await broadsheet(bench))];
  });
}

/** Each paper of the class of 1,000, and by whom it is asked for. */
async function papersOf({ startApi }: Bench): Promise<Asked[]> {
  const api = await startApi(behindProxy);
  const { ask } = await callerOf(api, "hod");
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

/** One paper by a server that has drawn none before. */
async function drawn({ client, startApi }: Bench, { paper, by, filters }: Asked): Promise<Row[]> {
  const api = await startApi(behindProxy);
  const caller = await callerOf(api, by);
  const before = await api.peakMemoryMb();
  const asked = { list: longPaperNames[paper], format: "pdf", filters };
  const { seconds, megabytes } = await exported(client, caller, asked);
  const memory = await api.peakMemoryMb();
  await api.stop();
  const what = `${paper} of ${large.people.toLocaleString("en")} students`;
  const budget = paper === "classPhotos" ? budgets.photoSeconds : budgets.seconds;
  return [
    atMost(what, seconds, "s", budget),
    atMost(`${what}: the file`, megabytes, "MB"),
    atMost(`${what}: the server's most memory before`, before, "MB"),
    atMost(`${what}: the server's most memory`, memory, "MB", budgets.memoryMb),
  ];
}

/** What is asked for again and again before a board meets: made within the call. */
async function broadsheet({ client, startApi }: Bench): Promise<Row[]> {
  const api = await startApi(behindProxy);
  const caller = await callerOf(api, "hod");
  const filters = compositeOf(usual);
  const asked = { list: longPaperNames.composite, format: "pdf", filters };
  const query = new URLSearchParams(filters).toString();
  const pdf = await timesOf(rounds, async () => {
    const { id } = await exported(client, caller, asked);
    await caller.read(`/api/Report/file/${id}`);
  });
  const xlsx = await timesOf(rounds, () => caller.read(`/api/Results/download-composite?${query}`));
  await api.stop();
  const what = `a broadsheet of ${usual.people} students, ${courses} courses`;
  return [
    atMost(`${what}: the PDF`, lowerQuartile(pdf) / 1_000, "s", budgets.pdfSeconds),
    atMost(`${what}: the PDF, slowest`, Math.max(...pdf) / 1_000, "s"),
    atMost(`${what}: the workbook`, lowerQuartile(xlsx) / 1_000, "s", budgets.xlsxSeconds),
    atMost(`${what}: the workbook, slowest`, Math.max(...xlsx) / 1_000, "s"),
  ];
}
