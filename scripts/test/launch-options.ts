/**
 * How tests launch Chromium. It stands here and not in chromium.ts, which is in the fingerprint of every
 * picture: a change there has all of them drawn anew.
 */
import { statfsSync } from "node:fs";
import { chromiumArgs, chromiumPath } from "../chromium.ts";

/** Chromium's processes then share memory by files of /tmp, and not of /dev/shm, where a container often has 64 MB. */
const shareByDisk = "--disable-dev-shm-usage";

/** What a machine needs of /dev/shm for the browsers of a whole run. */
const enough = 2 * 2 ** 30;

/**
 * For Playwright's `launch`. Where /dev/shm is large enough, shared memory is no file of a disk: a loaded
 * page then takes about a twelfth less processor time.
 */
export async function launchOptions(): Promise<{
  executablePath: string;
  args: string[];
  ignoreDefaultArgs: string[];
}> {
  const inMemory = freeSharedMemory() >= enough;
  return {
    executablePath: await chromiumPath(),
    args: chromiumArgs.filter((arg) => !inMemory || arg !== shareByDisk),
    // Playwright gives it, too.
    ignoreDefaultArgs: inMemory ? [shareByDisk] : [],
  };
}

/** In bytes; 0 where there is no /dev/shm. */
function freeSharedMemory(): number {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize;
  } catch {
    return 0;
  }
}
