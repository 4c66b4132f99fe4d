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

/** Files of each component, by its name in story ids, that differ from the commit of its approval. */
export async function changedFiles(components: readonly string[]): Promise<Map<string, string[]>> {
  const git = async (...args: string[]) =>
    promisify(execFile)("git", args, { cwd: root, maxBuffer: 1 << 26 }).then(
      ({ stdout }) => stdout.split("\n").filter(Boolean),
      () => [],
    );
  const found = new Map<string, string[]>();
  for (const component of components) {
    const file = `e2e/pictures/${component}.pictures`;
    const [commit = "HEAD"] = await git("log", "-1", "--format=%H", "--", file);
    const changed = await git("diff", "--name-only", commit, "--", "packages/ui/src", "apps");
    // `patterns-data-table` lies in patterns/data-table/.
    const folder = component.replace("-", "/");
    const own = changed.filter(
      (path) => path.includes(`/${folder}/`) && !/\.(stories|test)\./.test(path),
    );
    if (own.length > 0) found.set(component, own);
  }
  return found;
}

/** The causes, those of most pictures first. */
export function causesOf(
  changes: readonly Change[],
  tokens: readonly string[],
  files: ReadonlyMap<string, readonly string[]>,
): Cause[] {
  const causes = new Map<string, string[]>();
  const give = (name: string, pictures: readonly string[]) =>
    causes.set(name, [...(causes.get(name) ?? []), ...pictures]);
  for (const group of alike(changes)) {
    const components = new Set(group.map((picture) => partsOf(picture).component));
    const [only = ""] = components;
    const own = components.size === 1 ? files.get(only) : undefined;
    if (own) give(own.join(", "), group);
    else if (tokens.length > 0)
      give(
        tokens.length > 6 ? `${tokens.length} tokens, such as ${tokens[0]}` : tokens.join("; "),
        group,
      );
    else if (group.length > 1) give(`the same difference, as in ${group[0]}`, group);
    else give("each by itself", group);
  }
  return [...causes]
    .map(([name, pictures]) => ({ name, pictures: pictures.toSorted() }))
    .toSorted((a, b) => b.pictures.length - a.pictures.length);
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
