/** Records what a run has seen. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { modeOf, storyOf } from "./pictures.ts";
import type { Entry, Recorded } from "./recorded.ts";

/** What a run has seen of the stories that it drew. */
export type Seen = {
  /** By story. */
  fingerprints: Record<string, string>;
  /** By picture. One that looks as before has the print that is recorded. */
  prints: Record<string, string>;
  /** Stories in which something is wrong. */
  faulty: string[];
};

const file = (run: string) => join(run, "seen.json");

export const writeSeen = (run: string, seen: Seen): Promise<void> =>
  writeFile(file(run), JSON.stringify(seen));

export const readSeen = async (run: string): Promise<Seen> =>
  JSON.parse(await readFile(file(run), "utf8")) as Seen;

/**
 * Records these pictures as they were seen; those that were not seen are forgotten. A story's fingerprint is
 * recorded once all of its pictures are as they were seen, and nothing in it is wrong. How many were.
 */
export async function record(
  recorded: Recorded,
  seen: Seen,
  approved: readonly string[],
): Promise<number> {
  const stories = new Set([...Object.keys(seen.fingerprints), ...approved.map(storyOf)]);
  const prints = Map.groupBy(Object.entries(seen.prints), ([picture]) => storyOf(picture));
  const approvals = Map.groupBy(approved, storyOf);
  const entries = new Map<string, Entry | undefined>();
  let brought = 0;
  for (const story of stories) {
    const before = recorded.entry(story);
    const pictures = { ...before?.pictures };
    for (const picture of approvals.get(story) ?? []) {
      const print = seen.prints[picture];
      if (print === undefined) delete pictures[modeOf(picture)];
      else pictures[modeOf(picture)] = print;
    }
    const fingerprint = seen.fingerprints[story];
    const own = prints.get(story) ?? [];
    const isSeen =
      fingerprint !== undefined &&
      !seen.faulty.includes(story) &&
      own.length === Object.keys(pictures).length &&
      own.every(([picture, print]) => pictures[modeOf(picture)] === print);
    const isGone = fingerprint === undefined && Object.keys(pictures).length === 0;
    if (isSeen && before?.fingerprint !== fingerprint) brought++;
    if (!isSeen && !approvals.has(story)) continue;
    entries.set(
      story,
      isGone
        ? undefined
        : { fingerprint: isSeen ? fingerprint : (before?.fingerprint ?? ""), pictures },
    );
  }
  await recorded.record(entries);
  return brought;
}

/** The pictures of `pictures` that are recorded as they were seen, or forgotten as they should be. */
export const recordedOf = (recorded: Recorded, seen: Seen, pictures: readonly string[]): string[] =>
  pictures.filter(
    (picture) =>
      recorded.entry(storyOf(picture))?.pictures[modeOf(picture)] === seen.prints[picture],
  );
