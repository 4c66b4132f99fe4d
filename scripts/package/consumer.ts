import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../apps/api/src/database/embedded/free-port.ts";
import { root, toolEnv } from "../command.ts";
import { untilAnswers } from "../serve.ts";

/** An app outside the workspace that has installed the tarball. */
export type Consumer = { name: string; folder: string };

const sources = join(root, "tests/package");
const env = { ...process.env, ...toolEnv, NEXT_TELEMETRY_DISABLED: "1", CI: "1" };
const run = promisify(execFile);

/** Runs a command in the consumer's folder; an error holds all that it said. */
export async function inside({ folder }: Consumer, tool: string, ...args: string[]): Promise<void> {
  try {
    await run(tool, args, { cwd: folder, env, maxBuffer: 64_000_000 });
  } catch (failure) {
    const { stdout = "", stderr = "" } = failure as { stdout?: string; stderr?: string };
    throw new Error(`${tool} ${args.join(" ")} failed:\n${stdout}${stderr}`, { cause: failure });
  }
}

/** The same with a tool that the consumer has installed, by the path of its script. */
export const installed = (consumer: Consumer, script: string, ...args: string[]) =>
  inside(consumer, process.execPath, join(consumer.folder, "node_modules", script), ...args);

/** Makes the app `tests/package/<name>` anew in a temporary folder and installs the tarball into it. */
export async function consumerOf(
  name: string,
  tarball: string,
  sharedIn: string,
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), `polyportal-${name}-`));
  await cp(join(sources, name), folder, { recursive: true });
  await cp(join(sources, "shared"), join(folder, sharedIn), { recursive: true });
  const file = join(folder, "package.json");
  const manifest = JSON.parse(await readFile(file, "utf8")) as {
    dependencies: Record<string, string>;
  };
  manifest.dependencies["@polyportal/ui"] = `file:${tarball}`;
  await writeFile(file, JSON.stringify(manifest));
  const consumer = { name, folder };
  await inside(consumer, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline");
  return consumer;
}

/** Starts the consumer's server, waits until it answers, and stops it after `use`. */
export async function served<T>(
  consumer: Consumer,
  script: string,
  args: readonly string[],
  use: (address: string) => Promise<T>,
): Promise<T> {
  const port = String(await freePort());
  const server = spawn(
    process.execPath,
    [join(consumer.folder, "node_modules", script), ...args, port],
    { cwd: consumer.folder, env, stdio: "ignore" },
  );
  try {
    const address = `http://localhost:${port}/`;
    await untilAnswers(address, server, 30_000);
    return await use(address);
  } finally {
    if (server.exitCode === null) {
      server.kill();
      await once(server, "exit");
    }
  }
}
