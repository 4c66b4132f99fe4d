/** Tables written as files and read from them: time, memory, and how long nobody else was answered. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { atMost, lowerQuartile, median, type Row } from "./tools/row.ts";
import type { SheetWork } from "./tools/sheet-work.ts";

export const name = "sheets";

const rounds = 5;
const tool = join(import.meta.dirname, "tools/sheet-work.ts");
/** What a server at work may grow by, so that all of it stays under 300 MB. */
const grownMb = 150;

type Task = { work: string; rows: number; columns: number; from?: string; budget?: number };

const tasks: readonly Task[] = [
  { work: "pdf", rows: 1_000, columns: 8, budget: 2_000 },
  { work: "pdf", rows: 20_000, columns: 8 },
  { work: "xlsx", rows: 20_000, columns: 40, budget: 10_000 },
  { work: "csv", rows: 20_000, columns: 40, budget: 10_000 },
  { work: "xlsx", rows: 20_000, columns: 12 },
  { work: "csv", rows: 20_000, columns: 12 },
  { work: "read", rows: 20_000, columns: 12, from: "20000x12.xlsx", budget: 3_000 },
  { work: "read", rows: 20_000, columns: 12, from: "20000x12.csv", budget: 3_000 },
];

export async function run(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "sheets-"));
  try {
    const rows: Row[] = [];
    for (const task of tasks) rows.push(...(await measured(task, folder)));
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measured({ work, rows, columns, from, budget }: Task, folder: string) {
  const file = join(folder, from ?? `${rows}x${columns}.${work}`);
  const turns: SheetWork[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const args = [tool, work, String(rows), String(columns), file];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    turns.push(JSON.parse(stdout) as SheetWork);
  }
  const size = `${rows.toLocaleString("en")} rows x ${columns} columns`;
  const what = from === undefined ? `${work}, ${size}` : `${from.split(".")[1]} read, ${size}`;
  const times = turns.map(({ ms }) => ms);
  return [
    atMost(what, lowerQuartile(times), "ms", budget),
    atMost(`${what}: median`, median(times), "ms"),
    atMost(
      `${what}: most memory`,
      Math.max(...turns.map((turn) => turn.grownMb)),
      "MB more",
      grownMb,
    ),
    atMost(
      `${what}: longest stall, its libraries' loading included`,
      median(turns.map((turn) => turn.stallMs)),
      "ms",
    ),
  ];
}
