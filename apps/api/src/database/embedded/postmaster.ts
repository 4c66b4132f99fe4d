import { readFile, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** What a running server writes about itself into `postmaster.pid`. */
type Postmaster = { readonly pid: number; readonly port: number; readonly status: string };

export const pidFile = (data: string) => join(data, "postmaster.pid");

async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const lines = await readFile(pidFile(data), "utf8").then(
    (content) => content.split("\n").map((line) => line.trim()),
    () => [],
  );
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  return { pid, port: Number(lines[3]), status: lines[7] ?? "" };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, but of another account.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** A server's working folder is its data; another process that inherited the number has another. */
async function isAnother(pid: number, data: string): Promise<boolean> {
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return folder !== undefined && folder !== data;
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
    if (!isAlive(found.pid) || (await isAnother(found.pid, data))) {
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
