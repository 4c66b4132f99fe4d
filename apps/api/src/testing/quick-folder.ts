import { chmod, mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const gibibyte = 2 ** 30;

/** Where Linux has files that no disk ever sees; of many containers 64 MiB. */
const inMemory = "/dev/shm";

/**
 * A new folder for data of a test, which PostgreSQL's account can enter, too: in memory where there is
 * plenty of it. Each file of tests copies the demo school, 33 MB: on a disk of a shared machine 0.7 s of
 * the kernel's work, in memory 0.03. No program runs from there: it may be mounted so.
 */
export async function makeQuickFolder(prefix: string): Promise<string> {
  const path = await mkdtemp(join((await hasMemory()) ? inMemory : tmpdir(), prefix));
  await chmod(path, 0o755);
  return path;
}

/** Whether files in memory have room there for the data, or the browsers, of a whole run. */
export async function hasMemory(): Promise<boolean> {
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= 2 * gibibyte && process.availableMemory() >= 6 * gibibyte;
}
