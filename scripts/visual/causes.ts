/** Groups what differs by what has probably caused it, so that one look judges many pictures. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "../command.ts";
import type { Picture, Place } from "./look.ts";

export type Change = {
  picture: string;
  /** What the differing places look like: pictures that share one were changed by the same thing. */
  marks: readonly string[];
};

export type Cause = {
  name: string;
  pictures: string[];
};

/** What each token of a stylesheet is worth. */
export type Tokens = Readonly<Record<string, string>>;

/** What became of the tokens that are worth something else than before: `--radius: 6px → 8px`. */
export function changedTokens(before: Tokens, now: Tokens): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names]
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name}: ${before[name] ?? "none"} → ${now[name] ?? "none"}`);
}

/** The sources that have changed since a commit. */
export async function changedFiles(commit: string | undefined): Promise<string[]> {
  if (commit === undefined) return [];
  return promisify(execFile)("git", ["diff", "--name-only", commit], {
    cwd: root,
    maxBuffer: 1 << 26,
  }).then(
    ({ stdout }) => stdout.split("\n").filter(Boolean),
    () => [],
  );
}

/** Those of what stories show. Tokens are told by their values. */
const isShown = (path: string) =>
  /^(packages\/ui|apps\/[^/]+)\/src\//.test(path) &&
  !/\.(stories|test)\.|\/tokens\.css$/.test(path);

/** So many files, or tokens, are named. */
const mostNamed = 3;

/** The causes, those of most pictures first. */
export function causesOf(
  changes: readonly Change[],
  tokens: readonly string[],
  changed: readonly string[],
): Cause[] {
  const files = changed.filter(isShown);
  const groups = Map.groupBy(alike(changes), (group) => causeOf(group, tokens, files));
  return [...groups]
    .map(([name, those]) => ({ name, pictures: those.flat().toSorted() }))
    .toSorted((a, b) => b.pictures.length - a.pictures.length);
}

/** What has probably caused that these pictures differ. */
function causeOf(
  group: readonly string[],
  tokens: readonly string[],
  files: readonly string[],
): string {
  if (tokens.length > mostNamed) return `${tokens.length} tokens, such as ${tokens[0]}`;
  if (tokens.length > 0) return tokens.join("; ");
  if (files.length > 0 && files.length <= mostNamed) return files.join(", ");
  return group.length > 1 ? `the same difference, as in ${group[0]}` : "each by itself";
}

/** Pictures in groups that hang together by marks that they share. */
function alike(changes: readonly Change[]): string[][] {
  const groupOf = new Map<string, Set<string>>();
  const byMark = new Map<string, Set<string>>();
  for (const { picture, marks } of changes) {
    let group = new Set([picture]);
    for (const mark of marks) {
      const other = byMark.get(mark);
      if (other && other !== group) {
        const [large, small] = other.size > group.size ? [other, group] : [group, other];
        for (const name of small) {
          large.add(name);
          groupOf.set(name, large);
        }
        for (const [known, its] of byMark) if (its === small) byMark.set(known, large);
        group = large;
      }
      byMark.set(mark, group);
    }
    groupOf.set(picture, group);
  }
  return [...new Set(groupOf.values())].map((group) => [...group].toSorted());
}

/** What a place shows before and now, in a word that is the same where they are. */
export function markOf(before: Picture, now: Picture, place: Place): string {
  const dots: number[] = [];
  for (const { width, colours } of [before, now]) {
    for (let y = place.top; y < place.bottom; y++) {
      for (let x = place.left; x < place.right; x++) dots.push(colours[y * width + x] ?? -1);
    }
  }
  let hash = place.right - place.left;
  for (const dot of dots) hash = (Math.imul(hash, 31) + dot) | 0;
  return `${dots.length}-${hash}`;
}
