/**
 * Which files of stories a run plays: those whose inputs (story-inputs.ts) are others than when they last
 * passed, and a twentieth of the rest, to see that the inputs miss nothing. The record stands in the tree:
 * who changes a part commits it with the change.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { storyInputs } from "./story-inputs.ts";

// Not from command.ts: what is imported here is an input of every story.
const root = join(import.meta.dirname, "../..");

/** By the path of a file of stories from the root: its inputs when it last passed. */
type Played = Readonly<Record<string, string>>;

const file = join(root, "e2e/played-stories.json");

const recorded = (): Played => JSON.parse(readFileSync(file, "utf8")) as Played;

/** The paths, from the root, of those that need not be played. */
export const storiesLeftOut = (): string[] => leftOut(inputsNow(), recorded());

/** The paths of those whose inputs are not as recorded. */
export function storiesChanged(inputs: ReadonlyMap<string, string>): string[] {
  const played = recorded();
  return [...inputs].flatMap(([path, hash]) => (played[path] === hash ? [] : [path]));
}

/** To be read before what is recorded with them is played. */
export const inputsNow = (): Map<string, string> => storyInputs(root);

/** Those whose inputs are as recorded, but for a twentieth, which is another one with each change of any input. */
export function leftOut(inputs: ReadonlyMap<string, string>, played: Played): string[] {
  const unchanged = [...inputs.keys()].filter((path) => played[path] === inputs.get(path));
  // The same on every machine that runs a shard: a file that one leaves out is not another's.
  const seed = [...inputs.values()].join();
  const drawn = new Map(unchanged.map((path) => [path, hash(`${path} ${seed}`)]));
  return unchanged
    .toSorted((a, b) => ((drawn.get(a) ?? "") < (drawn.get(b) ?? "") ? -1 : 1))
    .slice(Math.ceil(unchanged.length / 20));
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** Records with these inputs what passed, by absolute paths, and forgets what is gone; the paths newly recorded. */
export function recordPlayed(
  inputs: ReadonlyMap<string, string>,
  passed: readonly string[],
): string[] {
  const before = recorded();
  const played = new Set(passed.map((path) => relative(root, path).replaceAll("\\", "/")));
  const now = [...inputs].flatMap(([path, hash]): [string, string][] => {
    const known = played.has(path) ? hash : before[path];
    return known === undefined ? [] : [[path, known]];
  });
  const text = `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`;
  if (text !== readFileSync(file, "utf8")) writeFileSync(file, text);
  return now.filter(([path, hash]) => before[path] !== hash).map(([path]) => path);
}
