/** What pictures of several components have in common is kept once, and nothing is lost by it. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ApprovedPictures } from "../../scripts/visual/approved.ts";
import { approve, compare } from "../../scripts/visual/compare.ts";
import { paper, triangle } from "./papers.ts";

let run: string;
let folder: string;
let approved: ApprovedPictures;

const who = "Ada Obi, 2026-11-22 09:30 UTC";
const nothing = { changed: [], fresh: [], gone: [] };

/** Three components, two of which show the same. */
beforeEach(async () => {
  run = await mkdtemp(join(tmpdir(), "shared-"));
  folder = join(run, "approved");
  approved = await ApprovedPictures.in(folder);
  await approveNow({ "badge/a.360.png": triangle(10), "card/a.360.png": triangle(10) });
  await approveNow({ "tabs/a.360.png": paper(150) });
});
afterEach(() => rm(run, { recursive: true }));

const actual = () => join(run, "actual");
const shared = async () => (await readdir(folder)).filter((name) => name.endsWith(".pieces"));
const file = (name: string) => readFile(join(folder, name));

async function take(pictures: Record<string, Buffer>): Promise<void> {
  for (const [picture, png] of Object.entries(pictures)) {
    await mkdir(dirname(join(actual(), picture)), { recursive: true });
    await writeFile(join(actual(), picture), png);
  }
}

async function approveNow(taken: Record<string, Buffer>): Promise<void> {
  await take(taken);
  const { changed, fresh, gone } = await compare(approved, actual(), () => true);
  await approve(approved, actual(), { pictures: [...changed, ...fresh], gone }, who);
}

/** Compares by pixels, which fingerprints would hide: the same pictures, packed otherwise by the browser. */
async function comparePixels(taken: Record<string, Buffer>) {
  await take(taken);
  approved = await approved.anew();
  return compare(approved, actual(), () => true);
}

test("what two components show is kept once, and comes out as it was", async () => {
  expect(await shared()).toEqual([expect.stringMatching(/^1-[\da-f]{12}\.pieces$/)]);
  const loose = { "badge/a.360.png": triangle(10, 0), "card/a.360.png": triangle(10, 0) };
  expect(await comparePixels(loose)).toMatchObject(nothing);
  await take({ "badge/a.360.png": triangle(11) });
  expect(await compare(approved, actual(), () => true)).toMatchObject({
    changed: ["badge/a.360.png"],
  });
});

test("once all look otherwise, what they have in common now is kept in its place", async () => {
  await approveNow({ "badge/a.360.png": triangle(14), "card/a.360.png": triangle(14) });
  expect(await shared()).toEqual([expect.stringMatching(/^2-/)]);
  const loose = { "badge/a.360.png": triangle(14, 0), "card/a.360.png": triangle(14, 0) };
  expect(await comparePixels(loose)).toMatchObject(nothing);
});

test("approving one component leaves what is shared, and the others' files, as they were", async () => {
  const [name = ""] = await shared();
  const before = await Promise.all([file(name), file("card.pictures")]);
  await approveNow({ "badge/a.360.png": triangle(14) });
  expect(await shared()).toEqual([name]);
  expect(await Promise.all([file(name), file("card.pictures")])).toEqual(before);
  expect(await comparePixels({ "badge/a.360.png": triangle(14, 0) })).toMatchObject(nothing);
});

test("sharing anew what has not changed writes nothing", async () => {
  const [name = ""] = await shared();
  const before = await file("card.pictures");
  await approved.share();
  expect(await shared()).toEqual([name]);
  expect(await file("card.pictures")).toEqual(before);
});

test("who approves while others make anew what is shared loses nothing", async () => {
  const other = await approved.anew();
  await take({
    "badge/a.360.png": triangle(14),
    "tabs/a.360.png": triangle(14),
    "tree/a.360.png": triangle(14),
  });
  const pictures = ["badge/a.360.png", "tree/a.360.png"];
  await Promise.all([
    approve(approved, actual(), { pictures: ["tabs/a.360.png"], gone: [] }, who),
    approved.share(),
    approve(other, actual(), { pictures, gone: [] }, who),
    other.share(),
  ]);
  const loose = {
    "badge/a.360.png": triangle(14, 0),
    "card/a.360.png": triangle(10, 0),
    "tabs/a.360.png": triangle(14, 0),
    "tree/a.360.png": triangle(14, 0),
  };
  expect(await comparePixels(loose)).toMatchObject(nothing);
});

test("pictures without what they share say what is missing", async () => {
  const [name = ""] = await shared();
  await rm(join(folder, name));
  await expect(comparePixels({ "card/a.360.png": triangle(14) })).rejects.toThrow(
    `Pictures need ${name}, which is not there`,
  );
});
