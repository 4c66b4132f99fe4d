import { readFile, writeFile } from "node:fs/promises";
import { added, noCounts, type Counts } from "./counts.ts";

/** What runs that belong together have come to: what each has to say, and their sum. */
export type Tally = { summary: readonly string[]; total: Counts };

const nothing: Tally = { summary: [], total: noCounts };

/**
 * What the runs before have left in `file`, if there is one. Until `endRun` the file says that this run
 * broke off: whoever goes on counting then counts a failure.
 */
export async function beginRun(file: string | undefined): Promise<Tally> {
  if (file === undefined) return nothing;
  const text = await readFile(file, "utf8").catch(() => undefined);
  const before = text === undefined ? nothing : (JSON.parse(text) as Tally);
  const brokenOff: Tally = {
    summary: ["✗ The run broke off before its end."],
    total: { ...noCounts, failed: 1 },
  };
  await write(file, sum(before, brokenOff));
  return before;
}

/** All runs up to and with this one. */
export async function endRun(file: string | undefined, before: Tally, run: Tally): Promise<Tally> {
  const all = sum(before, run);
  if (file !== undefined) await write(file, all);
  return all;
}

const sum = (one: Tally, other: Tally): Tally => ({
  summary: [...one.summary, ...other.summary],
  total: added(one.total, other.total),
});

const write = (file: string, tally: Tally): Promise<void> => writeFile(file, JSON.stringify(tally));
