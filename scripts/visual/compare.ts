/**
 * Compares pictures with the approved ones. Most are the same to the last bit, which their
 * fingerprints say; where they are not, the pixels are looked at.
 */
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { partsOf, type ApprovedPictures } from "./approved.ts";
import type { Picture } from "./cut.ts";
import { differences, soften } from "./look.ts";
import { picturesIn } from "./pictures.ts";
import { printOf, readPng } from "./png.ts";

export type Comparison = {
  same: string[];
  changed: string[];
  /** Pictured now, approved never. */
  fresh: string[];
  /** Approved once, and no longer a picture of any story. */
  gone: string[];
};

/** Compares the pictures in `actual` that are `asked` for. */
export async function compare(
  approved: ApprovedPictures,
  actual: string,
  asked: (picture: string) => boolean,
): Promise<Comparison> {
  const now = picturesIn(actual).filter(asked);
  const there = new Set(now);
  const fresh = now.filter((picture) => !approved.entry(picture));
  const gone = approved.names.filter((picture) => asked(picture) && !there.has(picture));
  const other: string[] = [];
  for (const picture of now) {
    const print = approved.entry(picture)?.print;
    if (print === undefined) continue;
    if (printOf(await readFile(join(actual, picture))) !== print) other.push(picture);
  }
  const changed: string[] = [];
  for (const [component, names] of byComponent(other)) {
    const before = await approved.pixels(component, new Set(names));
    for (const name of names) {
      const one = before.get(name);
      const two = await readPng(await readFile(join(actual, name)));
      if (!one || differences(one, two).length > 0) changed.push(name);
    }
  }
  const differing = new Set([...fresh, ...changed]);
  return { same: now.filter((picture) => !differing.has(picture)), changed, fresh, gone };
}

/** Makes these pictures of now the approved ones, and forgets those that are `gone`; `approval` says who and when. */
export async function approve(
  approved: ApprovedPictures,
  actual: string,
  { pictures, gone }: { pictures: readonly string[]; gone: readonly string[] },
  approval: string,
): Promise<void> {
  const names = byComponent(pictures);
  for (const picture of gone) {
    const { component } = partsOf(picture);
    if (!names.has(component)) names.set(component, []);
  }
  const queue = [...names].values();
  // While one is cut, another is packed.
  const workers = Array.from({ length: availableParallelism() + 1 }, async () => {
    for (const [component, those] of queue) {
      const given = new Map<string, { print: string; picture: Picture }>();
      for (const name of those) {
        const png = await readFile(join(actual, name));
        given.set(name, { print: printOf(png), picture: soften(await readPng(png)) });
      }
      await approved.replace(component, given, gone, approval);
    }
  });
  await Promise.all(workers);
  // As after a token: most files are new, and what they had in common is no more.
  if (names.size * 2 > approved.components) await approved.share();
}

/** Pictures by their component. */
export function byComponent(pictures: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const picture of pictures) {
    const { component } = partsOf(picture);
    found.set(component, [...(found.get(component) ?? []), picture]);
  }
  return found;
}
