/**
 * Compares pictures with what is recorded. Most have the print that was recorded; where one has another,
 * the picture of before, drawn on the same machine, says whether an eye sees a difference.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { differences } from "./look.ts";
import { modeOf, pictureOf, storyOf } from "./pictures.ts";
import { readPng } from "./png.ts";
import type { Recorded } from "./recorded.ts";

export type Comparison = {
  /** As recorded. */
  same: string[];
  /** With another print than the recorded one. */
  other: string[];
  /** Pictured now, recorded never. */
  fresh: string[];
  /** Recorded once, and no longer a picture of any story. */
  gone: string[];
};

/** Compares the pictures that were taken of `stories`, all of which have theirs; `prints` are by picture. */
export function compare(
  recorded: Recorded,
  prints: ReadonlyMap<string, string>,
  stories: Iterable<string>,
): Comparison {
  const found: Comparison = { same: [], other: [], fresh: [], gone: [] };
  for (const [picture, print] of prints) {
    const before = recorded.entry(storyOf(picture))?.pictures[modeOf(picture)];
    const kind = before === undefined ? "fresh" : before === print ? "same" : "other";
    found[kind].push(picture);
  }
  for (const story of stories) found.gone.push(...recordedPictures(recorded, story));
  found.gone = found.gone.filter((picture) => !prints.has(picture));
  for (const pictures of Object.values(found)) pictures.sort();
  return found;
}

/** The pictures that are recorded of a story. */
export const recordedPictures = (recorded: Recorded, story: string): string[] =>
  Object.keys(recorded.entry(story)?.pictures ?? {}).map((mode) => pictureOf(story, mode));

/** Those of the pictures in `actual` that an eye can tell from the ones in `before`, or that have none there. */
export async function seenIn(
  before: string,
  actual: string,
  pictures: readonly string[],
): Promise<string[]> {
  const seen: string[] = [];
  for (const picture of pictures) {
    const one = await readFile(join(before, picture)).catch(() => undefined);
    const two = await readFile(join(actual, picture));
    const isSame = one && differences(await readPng(one), await readPng(two)).length === 0;
    if (!isSame) seen.push(picture);
  }
  return seen;
}
