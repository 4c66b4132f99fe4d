import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "rolldown";
import { inject } from "vitest";
import config from "../../rolldown.config.ts";

let built: Promise<string> | undefined;

/**
 * The file of a program as production runs it, built when the run's first test asks for one: from its
 * sources a server's start costs 3 s of processor, from the bundle half a second.
 */
export async function builtProgram(name: "serve" | "doctor" | "untrusted-worker"): Promise<string> {
  built ??= buildOnce(inject("programs"));
  return join(await built, `${name}.js`);
}

/** Two workers at once build twice; the first one's is kept. */
async function buildOnce(folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  const aside = `${folder}-${process.pid}`;
  await build({
    ...config,
    cwd: join(import.meta.dirname, "../.."),
    output: { ...config.output, dir: aside },
  });
  // Within node_modules no package around it says so.
  await writeFile(join(aside, "package.json"), JSON.stringify({ type: "module" }));
  await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }));
  return folder;
}
