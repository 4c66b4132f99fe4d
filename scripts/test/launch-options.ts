/**
 * How tests launch Chromium. It stands here and not in chromium.ts, which is in the fingerprint of every
 * picture: a change there has all of them drawn anew.
 */
import { hasMemory } from "../../apps/api/src/testing/quick-folder.ts";
import { chromiumArgs, chromiumPath } from "../chromium.ts";

/** Chromium's processes then share memory by files of /tmp, and not of /dev/shm, where a container often has 64 MB. */
const shareByDisk = "--disable-dev-shm-usage";

/**
 * For Playwright's `launch`. Where /dev/shm is large enough, shared memory is no file of a disk: a loaded
 * page then takes less processor time (docs/decisions/0003-tests-ask-the-cheapest-thing.md).
 */
export async function launchOptions(): Promise<{
  executablePath: string;
  args: string[];
  ignoreDefaultArgs: string[];
}> {
  const inMemory = await hasMemory();
  return {
    executablePath: await chromiumPath(),
    args: chromiumArgs.filter((arg) => !inMemory || arg !== shareByDisk),
    // Playwright gives it, too.
    ignoreDefaultArgs: inMemory ? [shareByDisk] : [],
  };
}
