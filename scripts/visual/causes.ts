/** Groups what differs by what has probably caused it, so that one look judges many pictures. */
import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../command.ts";
import type { Picture, Place } from "./look.ts";
import { partsOf, storyOf } from "./pictures.ts";

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

/** A token, and what became of it in words: `--radius: 6px → 8px`. */
type ChangedToken = { token: string; told: string };

/** The tokens that are worth something else than before. */
export function changedTokens(before: Tokens, now: Tokens): ChangedToken[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names]
    .filter((name) => before[name] !== now[name])
    .map((token) => ({
      token,
      told: `${token}: ${before[token] ?? "none"} → ${now[token] ?? "none"}`,
    }));
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
  tokens: readonly ChangedToken[],
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
  tokens: readonly ChangedToken[],
  files: readonly string[],
): string {
  const components = group.map((picture) => partsOf(storyOf(picture)).component);
  const [component = "", ...others] = new Set(components);
  const own = files.filter((path) => isOf(path, component));
  if (others.length === 0 && own.length > 0) return own.join(", ");
  if (tokens.length > 0) return ofTokens(tokens);
  if (files.length > 0 && files.length <= mostNamed) return files.join(", ");
  return group.length > 1 ? `the same difference, as in ${group[0]}` : "each by itself";
}

function ofTokens(tokens: readonly ChangedToken[]): string {
  const told = tokens.map((one) => one.told);
  return told.length > mostNamed ? `${told.length} tokens, such as ${told[0]}` : told.join("; ");
}

/**
 * Whether a file is of a component of stories: `patterns-data-table-edited-cells` lies in
 * patterns/data-table; a feature's pages are named by the titles of its stories.
 */
function isOf(path: string, component: string): boolean {
  const [, room = "", section = "", folder = ""] =
    /^(.*\/src\/([^/]+)\/([^/]+))\//.exec(path) ?? [];
  const names = section === "features" ? titlesIn(room) : [`${section}-${folder}`];
  return names.some((name) => component === name || component.startsWith(`${name}-`));
}

/** The titles of the stories in a folder, as pictures are named by them: `pages-other-fees`. */
const titlesIn = (folder: string): string[] =>
  globSync(`${folder}/**/*.stories.tsx`, { cwd: root }).flatMap((file) => {
    const title = /^ {2}title: "(.+)",$/m.exec(readFileSync(join(root, file), "utf8"))?.[1];
    return title ? [title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")] : [];
  });

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
