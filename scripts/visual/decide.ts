/** Whether an eye sees that pictures differ whose prints are not the recorded ones. */
import { join } from "node:path";
import type { Browser } from "playwright";
import { clearNoise, type Taken } from "./again.ts";
import { commitOfRecord, drawBefore, type Before } from "./before.ts";
import { seenIn } from "./compare.ts";
import { modeOf, storyOf } from "./pictures.ts";
import type { Recorded } from "./recorded.ts";

type Asked = Taken & { recorded: Recorded };

/** Which of the pictures look otherwise than before; `before` is there where it had to be drawn. */
export async function decide(asked: Asked): Promise<{ changed: string[]; before?: Before }> {
  const { recorded, run, browser } = asked;
  const printed = (picture: string) => recorded.entry(storyOf(picture))?.pictures[modeOf(picture)];
  const other = await clearNoise({
    ...asked,
    stillDiffer: async (pictures, _, prints) =>
      pictures.filter((picture) => prints.get(picture) !== printed(picture)),
  });
  if (other.length === 0) return { changed: [] };

  const folder = join(run, "before");
  const before = await drawn(browser, new Set(other.map(storyOf)), folder);
  if (!before) return { changed: other };
  const changed = await clearNoise({
    ...asked,
    pictures: await seenIn(folder, join(run, "actual"), other),
    stillDiffer: (pictures, again) => seenIn(folder, again, pictures),
  });
  const unlike = other.filter((picture) => before.prints.get(picture) !== printed(picture));
  if (unlike.length > 0) {
    console.log(
      `${unlike.length} pictures of ${before.commit.slice(0, 8)} have other prints here than were ` +
        `recorded: this machine draws them otherwise, or they were recorded with other sources.`,
    );
  }
  return { changed, before };
}

async function drawn(
  browser: Browser,
  stories: ReadonlySet<string>,
  folder: string,
): Promise<Before | undefined> {
  const commit = await commitOfRecord();
  if (commit === undefined) {
    console.error(
      "The history has no commit to compare with: take the whole of it (git fetch --unshallow).",
    );
    return undefined;
  }
  return drawBefore(browser, commit, stories, folder).catch((error: unknown) => {
    console.error(`No pictures of before: ${String(error)}`);
    return undefined;
  });
}
