/** Groups what differs by what has probably caused it, so that one look judges many pictures. */
import { execFile } from "node:child_process";
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

export type Cause = { name: string; pictures: string[] };

/** `token: 8px → 10px` for each token that is worth something else than when all were approved. */
export function changedTokens(before: Circumstances | undefined, now: Circumstances): string[] {
  if (!before) return [];
  const names = new Set([...Object.keys(before.tokens), ...Object.keys(now.tokens)]);
  return [...names]
    .filter((name) => before.tokens[name] !== now.tokens[name])
    .map((name) => `${name}: ${before.tokens[name] ?? "none"} → ${now.tokens[name] ?? "none"}`);
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
  tokens: readonly string[],
  files: readonly string[],
): Cause[] {
  const causes = new Map<string, string[]>();
  // A picture on which something moved has most likely what was only drawn otherwise, too.
  for (const moved of [true, false]) {
    for (const group of alike(changes.filter((change) => change.moved === moved))) {
      const name = nameOf(group, { moved, tokens, files });
      causes.set(name, [...(causes.get(name) ?? []), ...group]);
    }
  }
  return [...causes]
    .map(([name, pictures]) => ({ name, pictures: pictures.toSorted() }))
    .toSorted((a, b) => b.pictures.length - a.pictures.length);
}

type Suspects = { moved: boolean; tokens: readonly string[]; files: readonly string[] };

/** What has probably caused that these pictures differ. */
function nameOf(group: readonly string[], { moved, tokens, files }: Suspects): string {
  const [component = "", ...others] = new Set(group.map((picture) => partsOf(picture).component));
  // `patterns-data-table` lies in patterns/data-table/.
  const own = files.filter((path) => path.includes(`/${component.replace("-", "/")}/`));
  if (others.length === 0 && own.length > 0) return own.join(", ");
  const fitting = tokens.filter((token) => drawsOnly.test(token) !== moved);
  if (fitting.length > 0) return namesOf(fitting);
  if (files.length > 0 && files.length <= mostNamed) return files.join(", ");
  if (tokens.length > 0) return namesOf(tokens);
  return group.length > 1 ? `the same difference, as in ${group[0]}` : "each by itself";
}

const namesOf = (tokens: readonly string[]): string =>
  tokens.length > mostNamed ? `${tokens.length} tokens, such as ${tokens[0]}` : tokens.join("; ");

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
