/** A folder for each run, so that two at once do not destroy each other. */
import { globSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../command.ts";
import { isBuilt } from "./storybook.ts";

const home = join(root, "dist/visual");
/** So many finished runs are kept to look at; one that is reviewed meanwhile is among the last. */
const kept = 4;

/** A new run's folder. It is named by its time and its process; older runs than the last go. */
export async function newRun(): Promise<string> {
  const ended = runs().filter((run) => !isAlive(run));
  for (const old of ended.slice(0, Math.max(0, ended.length - kept))) {
    await rm(join(home, old), { recursive: true, force: true });
  }
  const time = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 17);
  const run = join(home, `${time}-${process.pid}`);
  await mkdir(run, { recursive: true });
  return run;
}

/** The last run whose Storybook is there, or of which something else holds. */
export function lastRun(holds: (run: string) => boolean = isBuilt): string | undefined {
  return runs()
    .map((run) => join(home, run))
    .findLast(holds);
}

const runs = (): string[] => globSync("*-*", { cwd: home }).toSorted();

/** Whether the process that makes a run is still there. */
function isAlive(run: string): boolean {
  try {
    return process.kill(Number(run.split("-").at(-1)), 0);
  } catch {
    return false;
  }
}
