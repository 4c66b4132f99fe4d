/** Takes again what differs: noise goes, what somebody changed stays. */
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser } from "playwright";
import type { ApprovedPictures } from "./approved.ts";
import { compare, type Comparison } from "./compare.ts";
import type { Fault } from "./faults.ts";
import type { PreparedStory } from "./in-page.ts";
import { storyOf } from "./pictures.ts";
import { printOf } from "./png.ts";
import { shoot } from "./shoot.ts";

/** More stories than this were changed by somebody. */
const mostStories = 60;
/** So often a story is taken again at most, on a page of its own. */
const times = 2;

type Asked = {
  approved: ApprovedPictures;
  found: Comparison;
  /** The folder of this run, with the pictures in `actual`. */
  run: string;
  browser: Browser;
  origin: string;
  stories: readonly PreparedStory[];
};

/** What is found once the changed pictures were taken again; a picture that is now as approved replaces its first. */
export async function clearNoise(asked: Asked): Promise<{ found: Comparison; faults: Fault[] }> {
  const { approved, run, browser, origin, stories } = asked;
  const again = join(run, "again");
  const actual = join(run, "actual");
  let { found } = asked;
  const faults: Fault[] = [];
  // Noise is another each time: what was twice the same is no noise.
  const certain = new Set<string>();
  for (let time = 0; time < times; time++) {
    const ids = new Set(found.changed.filter((one) => !certain.has(one)).map(storyOf));
    if (ids.size === 0 || ids.size > mostStories) break;
    console.log(`Taken again: ${[...ids].join(", ")}`);
    const doubted = stories.filter(({ id }) => ids.has(id));
    const shots = await shoot(browser, origin, doubted, again, { fresh: true });
    faults.push(...shots.faults);

    const changed = new Set(found.changed);
    const second = await compare(approved, again, (picture) => changed.has(picture));
    for (const picture of second.changed) {
      const [one, two] = await Promise.all(
        [actual, again].map((of) => readFile(join(of, picture))),
      );
      if (one && two && printOf(one) === printOf(two)) certain.add(picture);
    }
    for (const picture of second.same) {
      changed.delete(picture);
      await mkdir(dirname(join(actual, picture)), { recursive: true });
      await rename(join(again, picture), join(actual, picture));
    }
    await rm(again, { recursive: true, force: true });
    found = { ...found, same: [...found.same, ...second.same].toSorted(), changed: [...changed] };
  }
  return { found, faults };
}
