/**
 * What a file may cost that was made to cost much (issue 36, 3): each parser of what comes from outside reads files
 * that grow to the largest that is taken of their kind. Time over size stays a line: a byte of the largest costs
 * about what a byte of a quarter of it does, in one run, by the medians. And none takes more than a third of the job's deadline.
 */
import { isStorable } from "../../apps/api/src/server/read-input.ts";
import { SheetProblem } from "../../apps/api/src/sheets/sheet-problem.ts";
import { jobs, type Asked } from "../../apps/api/src/untrusted/jobs.ts";
import { grownFiles, type Grown } from "./tools/grown-files.ts";
import { compared, median, type Row } from "./tools/row.ts";
import { timed, timesOf } from "./tools/timing.ts";

/** The most that a byte of the largest may cost of one of a quarter: twice; squared it would be four times. */
const mostRatio = 2;
/** A third of the deadline that ends the job; of what is read within the process, less than anybody feels. */
const mostMs = { cleanImage: 3_300, cleanPdf: 3_300, readSheet: 20_000, json: 50 };
const parts = [0.25, 1] as const;
const rounds = 5;
/** What takes less is told by its clock more than by its work: it is done several times over. */
const leastMs = 5;
/** Of what is read within it nobody is kept waiting, and its ratio tells of the processor's caches. */
const negligibleMs = 1;

export async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const grown of grownFiles) rows.push(await measured(grown));
  return rows;
}

async function measured({ what, most, of }: Grown): Promise<Row> {
  const files = parts.map((part) => of(Math.floor(most * part)));
  const times = files.map((): number[] => []);
  // Each as often as the smallest needs to be told.
  const turns = await turnsOf(files[0]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, file] of files.entries()) times[at]?.push(await timeOf(file, turns));
  }
  const [quarter = Number.NaN, whole = Number.NaN] = times.map(median);
  const ratio = whole / 4 / quarter;
  const [first] = files;
  const limit = mostMs[typeof first === "object" ? first.name : "json"];
  const row = compared(what, whole, "ms", { ratio, most: mostRatio });
  return { ...row, pass: (ratio <= mostRatio || whole <= negligibleMs) && whole <= limit };
}

async function turnsOf(file: Asked | string | undefined): Promise<number> {
  if (file === undefined) return 1;
  // The first turn loads and warms what reads it.
  await timesOf(3, () => read(file));
  return Math.max(1, Math.min(200, Math.ceil(leastMs / (await timed(() => read(file))))));
}

/** Of one of so many turns. */
const timeOf = async (file: Asked | string, turns: number): Promise<number> =>
  (await timed(() => timesOf(turns, () => read(file)))) / turns;

/** Reads it as the worker does, or as the body of a call is read; that it is refused is an answer, too. */
async function read(file: Asked | string): Promise<void> {
  try {
    if (typeof file === "string") isStorable(JSON.parse(file));
    else await jobs[file.name](file.input as never);
  } catch (refusal) {
    if (!(refusal instanceof SheetProblem) && !(refusal instanceof SyntaxError)) throw refusal;
  }
}
