import { readFile, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** What a running server writes about itself into `postmaster.pid`. */
type Postmaster = { readonly pid: number; readonly port: number; readonly status: string };

/** The file by which a server tells that it runs, and where. */
const pidFile = (data: string) => join(data, "postmaster.pid");

async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const lines = await readFile(pidFile(data), "utf8").then(
    (content) => content.split("\n").map((line) => line.trim()),
    () => [],
  );
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  return { pid, port: Number(lines[3]), status: lines[7] ?? "" };
}

/** Whether a server has written who it is into its file. */
export const isNamed = async (data: string): Promise<boolean> =>
  (await readPostmaster(data)) !== undefined;

/**
 * Whether the process is there and is the server of `data`: its number may have passed to another,
 * and a container whose first process reaps nobody keeps dead ones listed.
 */
async function isServerOf(data: string, pid: number): Promise<boolean> {
  // A server's working folder is its data; a dead process has none.
  if (process.platform === "linux") {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === data;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, but of another account.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether the server of `data` is there, answering or not. */
export async function isRunning(data: string): Promise<boolean> {
  const found = await readPostmaster(data);
  return found !== undefined && isServerOf(data, found.pid);
}

/**
 * The port of the server that a killed start has left on `data`, once it answers `canConnect`;
 * undefined when none runs, after its traces have been removed.
 */
export async function findRunning(
  data: string,
  canConnect: (port: number) => Promise<boolean>,
): Promise<number | undefined> {
  const patience = Date.now() + 60_000;
  while (Date.now() < patience) {
    const found = await readPostmaster(data);
    if (!found) return undefined;
    if (!(await isServerOf(data, found.pid))) {
      await rm(pidFile(data), { force: true });
      return undefined;
    }
    if (found.status !== "stopping" && found.port && (await canConnect(found.port))) {
      return found.port;
    }
    await pause(50);
  }
  throw new Error(
    `A process holds ${pidFile(data)} but does not answer as this database. Stop it and start again.`,
  );
}
