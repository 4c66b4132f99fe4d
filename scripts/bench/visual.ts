/** What looking at stories costs: a run over unchanged ones, and what is recorded of all of them. */
import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root, toolEnv } from "../command.ts";
import { recordedFolder } from "../visual/recorded.ts";
import { atMost, type Row } from "./tools/row.ts";

export const name = "Pictures of stories";

export async function run(): Promise<Row[]> {
  return [await ofUnchanged(), await ofRecord()];
}

/** Storybook's build, and the sample of what is unchanged. */
async function ofUnchanged(): Promise<Row> {
  const start = performance.now();
  await promisify(execFile)("node", ["scripts/visual.ts"], {
    cwd: root,
    env: { ...process.env, ...toolEnv },
    maxBuffer: 1 << 26,
  });
  const seconds = (performance.now() - start) / 1000;
  return atMost("a look at stories of which none has changed", seconds, "s", 180);
}

async function ofRecord(): Promise<Row> {
  let bytes = 0;
  for (const file of globSync("*.json", { cwd: recordedFolder })) {
    bytes += (await stat(join(recordedFolder, file))).size;
  }
  return atMost("what is recorded, in the repository", bytes / 1000, "KB", 600);
}
