import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join } from "node:path";

/** What jobs read and write meanwhile, and by which indexes. */
const ofJobs = /^(leases|outbox|sandbox_)|_ask_again$/;

/** A step of a plan, as auto_explain writes it. */
export type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
};

/** How a table is read: how, and of how many rows how many count. */
export type Access = {
  readonly table: string;
  /** The step of the plan. */
  readonly how: string;
  readonly index?: string;
  readonly scans: boolean;
  readonly brought: number;
  readonly read: number;
};

/** How far a file of the database's log has been written. */
export type LogMark = { readonly file: string; readonly bytes: number };

const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".log"))
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs);

/** How far the newest file is written now. */
export function markOf(folder: string): LogMark {
  const file = filesOf(folder).at(-1);
  return file ? { file, bytes: statSync(file).size } : { file: "", bytes: 0 };
}

/** What was logged since, also in files that were begun since: a file of hundreds of plans is not read whole. */
export function logSince(folder: string, { file, bytes }: LogMark): string {
  const files = filesOf(folder);
  return files
    .slice(Math.max(0, files.indexOf(file)))
    .map((one) => textFrom(one, one === file ? bytes : 0))
    .join("");
}

function textFrom(file: string, from: number): string {
  const opened = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(Math.max(0, fstatSync(opened).size - from));
    const read = readSync(opened, buffer, 0, buffer.length, from);
    return buffer.toString("utf8", 0, read);
  } finally {
    closeSync(opened);
  }
}

/** The plans that auto_explain has written: JSON objects whose first lines begin with a brace alone. */
export function plansIn(log: string): Plan[] {
  return [...log.matchAll(/plan:\n(\t\{\n[\s\S]*?\n\t\})/g)].map(
    ([, json = ""]) => (JSON.parse(json.replaceAll("\n\t", "\n")) as { Plan: Plan }).Plan,
  );
}

/** Every access to a table in a plan. */
export function accessesOf(plan: Plan): Access[] {
  const table = plan["Relation Name"];
  const ofJob = [table, plan["Index Name"]].some((name) => name && ofJobs.test(name));
  const own = table && !ofJob ? [accessOf(plan, table)] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(accessesOf)];
}

function accessOf(plan: Plan, table: string): Access {
  const type = plan["Node Type"];
  // The step below a bitmap's names the index.
  const below = type === "Bitmap Heap Scan" ? plan.Plans?.[0]?.["Index Name"] : undefined;
  const by = plan["Index Name"] ?? below;
  const loops = plan["Actual Loops"] ?? 1;
  const [rows, removed] = [plan["Actual Rows"] ?? 0, plan["Rows Removed by Filter"] ?? 0];
  return {
    table,
    how: type,
    ...(by && { index: by }),
    scans: type === "Seq Scan",
    brought: Math.round(rows * loops),
    read: Math.round((rows + removed) * loops),
  };
}
