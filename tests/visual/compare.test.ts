/** What was recorded, what a run has seen, and what is made of both: comparison, approval, report, review. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { record, writeSeen, type Seen } from "../../scripts/visual/approve.ts";
import { compare, recordedPictures, seenIn } from "../../scripts/visual/compare.ts";
import { storyOf } from "../../scripts/visual/pictures.ts";
import { printOf, readPng } from "../../scripts/visual/png.ts";
import { Recorded } from "../../scripts/visual/recorded.ts";
import { writeReport } from "../../scripts/visual/report.ts";
import { review, type Review } from "../../scripts/visual/review.ts";
import { closeBrowser, newPage } from "./browser.ts";
import { paper } from "./papers.ts";

let run: string;
let folder: string;
let recorded: Recorded;
let served: Review | undefined;
/** The pictures of now. */
let taken: Map<string, Buffer>;

const tokens = { "--radius-card in :root": "8px" };
const primary = "button/primary.360.png";
const danger = "button/danger.360.png";
const badge = "badge/success.360.png";

beforeEach(async () => {
  run = await mkdtemp(join(tmpdir(), "pictures-"));
  folder = join(run, "recorded");
  recorded = new Recorded(folder);
  taken = new Map();
  await put(primary, paper(0));
  await put(danger, paper(0));
  await approveAll();
});

afterEach(async () => {
  served?.close();
  served = undefined;
  await rm(run, { recursive: true });
});
afterAll(closeBrowser);

/** What a run sees of the pictures of now, whose stories' sources are those of `sources`. */
async function seeAll(sources = "0123456789ab"): Promise<Seen> {
  const prints = new Map<string, string>();
  for (const [picture, png] of taken) prints.set(picture, printOf(await readPng(png)));
  const stories = [...new Set([...taken.keys()].map(storyOf))];
  return {
    fingerprints: Object.fromEntries(stories.map((story) => [story, sources])),
    prints: Object.fromEntries(prints),
    faulty: [],
  };
}

async function compareAll() {
  const { prints } = await seeAll();
  const stories = new Set([...recorded.stories, ...Object.keys(prints).map(storyOf)]);
  const { other, ...found } = compare(recorded, new Map(Object.entries(prints)), stories);
  return { ...found, changed: await seenIn(join(run, "before"), join(run, "actual"), other) };
}

async function approveAll(asked: (picture: string) => boolean = () => true): Promise<void> {
  const seen = await seeAll();
  const { changed, fresh, gone } = await compareAll();
  await record(recorded, seen, [...changed, ...fresh, ...gone].filter(asked));
  for (const [picture, png] of taken) if (asked(picture)) await write("before", picture, png);
}

test("pictures that are as approved are the same, also when they are read anew", async () => {
  recorded = new Recorded(folder);
  expect(await compareAll()).toEqual({
    same: [danger, primary],
    changed: [],
    fresh: [],
    gone: [],
  });
});

test.each([
  ["a mark as large as a letter", paper(150)],
  ["a dot", paper(150, { size: 2 })],
  ["a hairline of eight shades", paper(8, { width: 64, size: 1 })],
  ["a whole picture that is a little darker", paper(4, { size: 64 })],
])("%s is a change", async (_, picture) => {
  await put(primary, picture);
  expect(await compareAll()).toMatchObject({ changed: [primary], fresh: [] });
});

test("a shade that no eye can tell is none", async () => {
  await put(primary, paper(1));
  expect(await compareAll()).toMatchObject({ changed: [], fresh: [], gone: [] });
});

test("the same pixels are the same, however the browser has packed them", async () => {
  await put(primary, paper(0, { level: 0 }));
  expect(await compareAll()).toMatchObject({ same: [danger, primary], changed: [] });
});

test("without its picture of before a picture with another print is told as changed", async () => {
  await rm(join(run, "before", primary));
  await put(primary, paper(1));
  expect(await compareAll()).toMatchObject({ changed: [primary] });
});

test("a story without an approved picture and a picture without a story are told", async () => {
  await take(danger);
  await put(badge, paper(0));
  expect(await compareAll()).toMatchObject({ fresh: [badge], gone: [danger] });
});

test("approving only what is named leaves the rest as it was, and other components' files", async () => {
  await put(badge, paper(0));
  await approveAll();
  const before = await readFile(join(folder, "button.json"));
  await put(primary, paper(150));
  await put(badge, paper(150));
  await approveAll((picture) => picture.startsWith("badge/"));
  expect(await readFile(join(folder, "button.json"))).toEqual(before);
  expect(await compareAll()).toMatchObject({ same: [badge, danger], changed: [primary] });
});

test("approving all makes the recorded pictures those of now", async () => {
  await take(danger);
  await put(primary, paper(150));
  await put(badge, paper(0));
  await approveAll();
  recorded = new Recorded(folder);
  const pictures = recorded.stories.flatMap((story) => recordedPictures(recorded, story));
  expect(pictures.toSorted()).toEqual([badge, primary]);
  expect(await compareAll()).toMatchObject({ changed: [], fresh: [], gone: [] });
  await take(badge);
  await approveAll();
  expect(await readdir(folder)).toEqual(["button.json"]);
});

test("a story's fingerprint is recorded once all of its pictures are as they were seen", async () => {
  const dark = "button/primary.dark.png";
  await put(primary, paper(150));
  await put(dark, paper(90));
  const seen = await seeAll("ba9876543210");
  const fingerprint = () => recorded.entry("button--primary")?.fingerprint;
  await record(recorded, seen, []);
  expect(fingerprint()).toBe("0123456789ab");
  // Of the other story nothing looks otherwise: only its sources are others.
  expect(recorded.entry("button--danger")?.fingerprint).toBe("ba9876543210");
  await record(recorded, seen, [primary]);
  expect(fingerprint()).toBe("0123456789ab");
  await record(recorded, seen, [dark]);
  expect(fingerprint()).toBe("ba9876543210");
});

test("a story in which something is wrong is looked at the next time, too", async () => {
  const seen = await seeAll("ba9876543210");
  await record(recorded, { ...seen, faulty: ["button--primary"] }, [primary]);
  expect(recorded.entry("button--primary")?.fingerprint).toBe("0123456789ab");
  expect(recorded.entry("button--danger")?.fingerprint).toBe("ba9876543210");
});

const report = async (now: Record<string, string> = tokens, files: readonly string[] = []) => {
  await writeSeen(run, await seeAll());
  const found = await compareAll();
  return writeReport(run, { ...found, tokens: { before: tokens, now }, files });
};
const summaryOf = async (made: string) => readFile(join(made, "summary.txt"), "utf8");

test("a changed token is the cause of what it has changed everywhere", async () => {
  await put(badge, paper(0));
  await approveAll();
  await put(primary, paper(150));
  await put(badge, paper(150));
  expect(await summaryOf(await report({ "--radius-card in :root": "10px" }))).toBe(
    "--radius-card in :root: 8px → 10px: 2 pictures of 2 components",
  );
});

test("what differs in the same way is one cause, and what differs by itself is another", async () => {
  await put(badge, paper(0));
  await approveAll();
  await put(primary, paper(150));
  await put(badge, paper(150));
  await put(danger, paper(90, { size: 30 }));
  expect((await summaryOf(await report())).split("\n")).toEqual([
    "the same difference, as in badge/success.360.png: 2 pictures of 2 components",
    "each by itself: 1 picture of 1 component",
  ]);
});

test("the report opens as it is, without a server, and walks through its pictures by keys", async () => {
  await put(primary, paper(150));
  await put(danger, paper(90));
  const made = await report();
  const page = await newPage({ width: 1000, height: 700 });
  await page.goto(`file://${made}/index.html`);
  expect(await page.getByRole("button", { name: /Approve/ }).count()).toBe(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: /changed/ }).waitFor();
  await expect
    .poll(() =>
      dialog
        .locator("img")
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)),
    )
    .toEqual([64, 64]);
  expect(await dialog.locator(".place").count()).toBe(2);
  const first = await dialog.getByRole("heading").textContent();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  expect(await dialog.getByRole("heading").textContent()).toBe(first);
  await page.keyboard.press("Space");
  expect(await dialog.locator(".side:visible").count()).toBe(1);
  await page.close();
});

test("in the review a picture, a component and a cause are approved", async () => {
  await put(primary, paper(150));
  await put(badge, paper(0));
  await report();
  served = await review(run, recorded);
  const page = await newPage({ width: 1000, height: 700 });
  await page.goto(served.url);
  await page.getByRole("button", { name: /badge\/success/ }).click();
  await page.keyboard.press("Enter");
  expect((await compareAll()).fresh).toHaveLength(1);
  await page.keyboard.press("a");
  // Where one looks: over the page lies the picture.
  const dialog = page.getByRole("dialog");
  await dialog.getByText("1 pictures of 1 components approved.").waitFor();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: /badge\/success.* approved/ }).waitFor();
  expect(await compareAll()).toMatchObject({ changed: [primary], fresh: [] });
  await page.getByRole("button", { name: "Approve this cause" }).first().click();
  // Said once all is written: what is approved is on the disk a little before that.
  await page.getByText(/1 pictures of 1 components approved/).waitFor();
  expect((await compareAll()).changed).toEqual([]);
  await page.close();
});

test("nobody approves who was not given the review's address", async () => {
  await put(primary, paper(150));
  await report();
  served = await review(run, recorded);
  const answer = await fetch(new URL("/approve", served.url), {
    method: "POST",
    body: JSON.stringify({ pictures: [primary] }),
  });
  expect(answer.status).toBe(403);
  expect((await compareAll()).changed).toHaveLength(1);
});

/** Has a picture look so now. */
async function put(picture: string, png: Buffer): Promise<void> {
  taken.set(picture, png);
  await write("actual", picture, png);
}

/** Has no story a picture any more. */
async function take(picture: string): Promise<void> {
  taken.delete(picture);
  await rm(join(run, "actual", picture));
}

async function write(side: "before" | "actual", picture: string, png: Buffer): Promise<void> {
  const file = join(run, side, picture);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
}
