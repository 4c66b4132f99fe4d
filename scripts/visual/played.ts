/** Which plays a run over stories has seen end well: `.ci/run` does not repeat them. */
import { readFile, writeFile } from "node:fs/promises";
import type { PreparedStory } from "./in-page.ts";

type Shown = {
  every: readonly Pick<PreparedStory, "id">[];
  /** The stories that ended well at the first try. */
  played: ReadonlySet<string>;
};

/**
 * The files, from the root, of whose stories every one was shown and ended well: Vitest asks the same of each,
 * with a play of its own, an inherited one or none.
 */
export function playedFiles(
  files: Readonly<Record<string, string>>,
  { every, played }: Shown,
): string[] {
  const ofFile = Map.groupBy(every, ({ id }) => files[id] ?? "");
  return [...ofFile].flatMap(([file, stories]) =>
    stories.every(({ id }) => played.has(id)) ? [file.replace(/^\.\//, "")] : [],
  );
}

export const leavePlayed = (
  file: string,
  files: Readonly<Record<string, string>>,
  shown: Shown,
): Promise<void> => writeFile(file, JSON.stringify(playedFiles(files, shown)));

/** What `leavePlayed` has left; none where the run came to nothing. */
export async function readPlayed(file: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as string[];
  } catch {
    return [];
  }
}
