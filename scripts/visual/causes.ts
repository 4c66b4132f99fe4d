/** Groups what differs by what has probably caused it, so that one look judges many pictures. */
import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../command.ts";
import { partsOf, type Circumstances } from "./approved.ts";
import type { Picture } from "./cut.ts";
import type { Place } from "./look.ts";

export type Change = {
  picture: string;
  /** What the differing places look like: pictures that share one were changed by the same thing. */
  marks: readonly string[];
  /** Something moved; otherwise it was drawn otherwise where it is. */
  moved: boolean;
};

export type Cause = {
  name: string;
  pictures: string[];
  /** The tokens that are named: who approves all of it has approved their values. */
  tokens: string[];
};

/** A token, and what became of it in words: `--radius: 6px → 8px`. */
type ChangedToken = { token: string; told: string };

/** The tokens that are worth something else than when they were approved. */
export function changedTokens(
  before: Circumstances | undefined,
  now: Circumstances,
): ChangedToken[] {
  if (!before) return [];
  const names = new Set([...Object.keys(before.tokens), ...Object.keys(now.tokens)]);
  return [...names]
    .filter((name) => before.tokens[name] !== now.tokens[name])
    .map((token) => ({
      token,
      told: `${token}: ${before.tokens[token] ?? "none"} → ${now.tokens[token] ?? "none"}`,
    }));
}

/** What a token whose name begins so is worth changes what is drawn, and moves nothing. */
const drawsOnly = /^--(radius|color|shadow|brand)/;

/**
 * The sources of what stories show that are changed here: since this branch left the main one, or, where
 * no other is known, since pictures were last approved.
 */
export async function changedFiles(): Promise<string[]> {
  const git = async (...args: string[]) =>
    promisify(execFile)("git", args, { cwd: root, maxBuffer: 1 << 26 }).then(
      ({ stdout }) => stdout.split("\n").filter(Boolean),
      () => [],
    );
  const [left] = await git("merge-base", "HEAD", "origin/main");
  const [approved = "HEAD"] = await git("log", "-1", "--format=%H", "--", "e2e/pictures");
  const since = left ?? approved;
  const changed = await git("diff", "--name-only", since, "--", "packages/ui/src", "apps/*/src");
  // Tokens are told by their values.
  return changed.filter((path) => !/\.(stories|test)\.|\/tokens\.css$/.test(path));
}

/** So many files, or tokens, are named. */
const mostNamed = 3;

/** The causes, those of most pictures first. */
export function causesOf(
  changes: readonly Change[],
  tokens: readonly ChangedToken[],
  files: readonly string[],
): Cause[] {
  const causes = new Map<string, Cause>();
  // A picture on which something moved has most likely what was only drawn otherwise, too.
  for (const moved of [true, false]) {
    for (const group of alike(changes.filter((change) => change.moved === moved))) {
      const found = causeOf(group, { moved, tokens, files });
      const cause = causes.get(found.name) ?? { ...found, pictures: [] };
      cause.pictures.push(...group);
      causes.set(cause.name, cause);
    }
  }
  for (const { pictures } of causes.values()) pictures.sort();
  return [...causes.values()].toSorted((a, b) => b.pictures.length - a.pictures.length);
}

type Suspects = { moved: boolean; tokens: readonly ChangedToken[]; files: readonly string[] };
type Found = Omit<Cause, "pictures">;

/** What has probably caused that these pictures differ. */
function causeOf(group: readonly string[], { moved, tokens, files }: Suspects): Found {
  const [component = "", ...others] = new Set(group.map((picture) => partsOf(picture).component));
  const own = files.filter((path) => isOf(path, component));
  if (others.length === 0 && own.length > 0) return { name: own.join(", "), tokens: [] };
  const fitting = tokens.filter(({ token }) => drawsOnly.test(token) !== moved);
  if (fitting.length > 0) return ofTokens(fitting);
  if (files.length > 0 && files.length <= mostNamed) return { name: files.join(", "), tokens: [] };
  if (tokens.length > 0) return ofTokens(tokens);
  const name = group.length > 1 ? `the same difference, as in ${group[0]}` : "each by itself";
  return { name, tokens: [] };
}

function ofTokens(tokens: readonly ChangedToken[]): Found {
  const told = tokens.map((one) => one.told);
  const name =
    told.length > mostNamed ? `${told.length} tokens, such as ${told[0]}` : told.join("; ");
  return { name, tokens: tokens.map(({ token }) => token) };
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
