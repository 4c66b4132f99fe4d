/** Takes again what differs: noise goes, what somebody changed stays. */
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser } from "playwright";
import type { PreparedStory } from "./in-page.ts";
import { storyOf } from "./pictures.ts";
import { shoot } from "./shoot.ts";

/** More stories than this were changed by somebody. */
const mostStories = 60;
/** So often a story is taken again at most, on a page of its own. */
const times = 2;

/** What a run has taken, and where from. */
export type Taken = {
  /** Pictures that differ. */
  pictures: readonly string[];
  /** The prints that they had when they were first taken. */
  prints: ReadonlyMap<string, string>;
  /** The folder of this run, with the pictures in `actual`. */
  run: string;
  browser: Browser;
  origin: string;
  stories: readonly PreparedStory[];
};

type Asked = Taken & {
  /** Which of these pictures, taken anew into that folder with those prints, still differ. */
  stillDiffer: (
    pictures: readonly string[],
    folder: string,
    prints: ReadonlyMap<string, string>,
  ) => Promise<readonly string[]>;
};

/** What still differs once it was taken again; a picture that no longer does takes the place of its first. */
export async function clearNoise(asked: Asked): Promise<string[]> {
  const { run, browser, origin, stories, stillDiffer } = asked;
  const again = join(run, "again");
  let left = [...asked.pictures];
  // Noise is another each time: what was twice the same is no noise.
  const last = new Map(asked.prints);
  const certain = new Set<string>();
  for (let time = 0; time < times; time++) {
    const doubted = left.filter((picture) => !certain.has(picture));
    const ids = new Set(doubted.map(storyOf));
    if (ids.size === 0 || ids.size > mostStories) break;
    console.log(`Taken again: ${[...ids].join(", ")}`);
    const those = stories.filter(({ id }) => ids.has(id));
    const { prints } = await shoot(browser, origin, those, again, { fresh: true, unchecked: true });
    const taken = doubted.filter((picture) => prints.has(picture));
    const differing = new Set(await stillDiffer(taken, again, prints));
    for (const picture of taken) {
      const print = prints.get(picture) ?? "";
      if (differing.has(picture)) {
        if (last.get(picture) === print) certain.add(picture);
        last.set(picture, print);
        continue;
      }
      left = left.filter((one) => one !== picture);
      await mkdir(dirname(join(run, "actual", picture)), { recursive: true });
      await rename(join(again, picture), join(run, "actual", picture));
    }
    await rm(again, { recursive: true, force: true });
  }
  return left;
}
