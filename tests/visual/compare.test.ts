import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { ApprovedPictures } from "../../scripts/visual/approved.ts";
import { approve, compare } from "../../scripts/visual/compare.ts";
import { otherBrowser } from "../../scripts/visual/other-browser.ts";
import { writeReport } from "../../scripts/visual/report.ts";
import { review, type Review } from "../../scripts/visual/review.ts";
import { closeBrowser, newPage } from "./browser.ts";
import { paper, stairs } from "./papers.ts";

let run: string;
let folder: string;
let approved: ApprovedPictures;
let served: Review | undefined;

const who = "Ada Obi, 2026-11-22 09:30 UTC";
const circumstances = { chromium: "1", tokens: { "--radius-card in :root": "8px" } };

beforeEach(async () => {
  run = await mkdtemp(join(tmpdir(), "pictures-"));
  folder = join(run, "approved");
  approved = await ApprovedPictures.in(folder);
  await put("button/primary.360.png", paper(0));
  await put("button/danger.360.png", paper(0));
  await approveAll();
  await approved.setCircumstances(circumstances);
});

afterEach(async () => {
  served?.close();
  served = undefined;
  await rm(run, { recursive: true });
});
afterAll(closeBrowser);

const actual = () => join(run, "actual");
const compareAll = () => compare(approved, actual(), () => true);

async function approveAll(asked: (picture: string) => boolean = () => true): Promise<void> {
  const { changed, fresh, gone } = await compare(approved, actual(), asked);
  await approve(approved, actual(), { pictures: [...changed, ...fresh], gone }, who);
}

test("pictures that are as approved are the same, also when they are read anew", async () => {
  approved = await ApprovedPictures.in(folder);
  expect(await compareAll()).toEqual({
    same: ["button/danger.360.png", "button/primary.360.png"],
    changed: [],
    fresh: [],
    gone: [],
  });
  expect(approved.entry("button/primary.360.png")?.approval).toBe(who);
});

test.each([
  ["a mark as large as a letter", paper(150)],
  ["a dot", paper(150, { size: 2 })],
  ["a hairline of eight shades", paper(8, { width: 64, size: 1 })],
  ["a whole picture that is a little darker", paper(4, { size: 64 })],
])("%s is a change", async (_, picture) => {
  await put("button/primary.360.png", picture);
  expect(await compareAll()).toMatchObject({ changed: ["button/primary.360.png"], fresh: [] });
});

test("a shade that no eye can tell is none", async () => {
  await put("button/primary.360.png", paper(1));
  expect(await compareAll()).toMatchObject({ changed: [], fresh: [], gone: [] });
});

test("the same pixels are the same, however the browser has packed them", async () => {
  await put("button/primary.360.png", paper(0, { level: 0 }));
  expect(await compareAll()).toMatchObject({ changed: [], fresh: [], gone: [] });
});

test("a story without an approved picture and a picture without a story are told", async () => {
  await rm(join(actual(), "button/danger.360.png"));
  await put("badge/success.360.png", paper(0));
  expect(await compareAll()).toMatchObject({
    fresh: ["badge/success.360.png"],
    gone: ["button/danger.360.png"],
  });
});

test("approving only what is named leaves the rest as it was, and other components' files", async () => {
  await put("badge/success.360.png", paper(0));
  await approveAll();
  const before = await readFile(join(folder, "button.pictures"));
  await put("button/primary.360.png", paper(150));
  await put("badge/success.360.png", paper(150));
  await approveAll((picture) => picture.startsWith("badge/"));
  expect(await readFile(join(folder, "button.pictures"))).toEqual(before);
  expect(await compareAll()).toMatchObject({
    same: ["badge/success.360.png", "button/danger.360.png"],
    changed: ["button/primary.360.png"],
  });
});

test("approving all makes the approved pictures those of now", async () => {
  await rm(join(actual(), "button/danger.360.png"));
  await put("button/primary.360.png", paper(150));
  await put("badge/success.360.png", paper(0));
  await approveAll();
  approved = await ApprovedPictures.in(folder);
  expect(approved.names.toSorted()).toEqual(["badge/success.360.png", "button/primary.360.png"]);
  expect(await compareAll()).toMatchObject({ changed: [], fresh: [], gone: [] });
  await rm(join(actual(), "badge/success.360.png"));
  await approveAll();
  expect(await readdir(folder)).toEqual(["button.pictures", "circumstances.json"]);
});

test("pictures that are alike are kept once", async () => {
  expect(approved.entry("button/primary.360.png")?.body).toBe(
    approved.entry("button/danger.360.png")?.body,
  );
});

test("another browser than the approved pictures' is one sentence", () => {
  expect(otherBrowser(circumstances, "1")).toBeUndefined();
  expect(otherBrowser(undefined, "1")).toBeUndefined();
  expect(otherBrowser(circumstances, "2")).toMatch(/approved from Chromium 1, and this is 2/);
});

const report = async (tokens = circumstances.tokens, files: readonly string[] = []) =>
  writeReport(run, approved, await compareAll(), { chromium: "1", tokens }, files);

test("a changed token is the cause of what it has changed everywhere", async () => {
  await put("badge/success.360.png", paper(0));
  await approveAll();
  await put("button/primary.360.png", paper(150));
  await put("badge/success.360.png", paper(150));
  const made = await report({ "--radius-card in :root": "10px" });
  expect(await readFile(join(made, "summary.txt"), "utf8")).toBe(
    "--radius-card in :root: 8px → 10px: 2 pictures of 2 components",
  );
});

test("what moved is caused by what moves things, beside a token that only draws", async () => {
  await put("badge/success.360.png", stairs(4));
  await put("card/plain.360.png", stairs(4));
  await approveAll();
  await put("button/primary.360.png", paper(150));
  await put("badge/success.360.png", stairs(8));
  await put("card/plain.360.png", stairs(8));
  const made = await report({ "--radius-card in :root": "10px" }, ["ui/src/components/card.tsx"]);
  expect((await readFile(join(made, "summary.txt"), "utf8")).split("\n")).toEqual([
    "ui/src/components/card.tsx: 2 pictures of 2 components",
    "--radius-card in :root: 8px → 10px: 1 picture of 1 component",
  ]);
});

test("what differs in the same way is one cause, and what differs by itself is another", async () => {
  await put("badge/success.360.png", paper(0));
  await approveAll();
  await put("button/primary.360.png", paper(150));
  await put("badge/success.360.png", paper(150));
  await put("button/danger.360.png", paper(90, { size: 30 }));
  expect((await readFile(join(await report(), "summary.txt"), "utf8")).split("\n")).toEqual([
    "the same difference, as in badge/success.360.png: 2 pictures of 2 components",
    "each by itself: 1 picture of 1 component",
  ]);
});

test("the report opens as it is, without a server, and walks through its pictures by keys", async () => {
  await put("button/primary.360.png", paper(150));
  await put("button/danger.360.png", paper(90));
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

test("in the review a picture, a component and a cause are approved, by whom and when", async () => {
  await put("button/primary.360.png", paper(150));
  await put("badge/success.360.png", paper(0));
  await report();
  served = await review(run, approved);
  const page = await newPage({ width: 1000, height: 700 });
  await page.goto(served.url);
  await page.getByRole("button", { name: /badge\/success/ }).click();
  await page.keyboard.press("Enter");
  expect((await compareAll()).fresh).toHaveLength(1);
  await page.keyboard.press("a");
  // Where one looks: over the page lies the picture.
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/1 pictures of 1 components approved by .+, \d{4}-\d\d-\d\d/).waitFor();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: /badge\/success.* approved/ }).waitFor();
  expect(await compareAll()).toMatchObject({ changed: ["button/primary.360.png"], fresh: [] });
  await page.getByRole("button", { name: "Approve this cause" }).first().click();
  // Said once all is written: what is approved is on the disk a little before that.
  await page.getByText(/1 pictures of 1 components approved/).waitFor();
  expect((await compareAll()).changed).toEqual([]);
  await page.close();
});

test("a token whose cause is approved is no suspect of what is changed after it", async () => {
  await put("badge/success.360.png", paper(0));
  await approveAll();
  await put("button/primary.360.png", paper(150));
  await put("badge/success.360.png", paper(150));
  const tokens = { "--radius-card in :root": "10px" };
  await report(tokens);
  served = await review(run, approved);
  const page = await newPage({ width: 1000, height: 700 });
  await page.goto(served.url);
  await page.getByRole("button", { name: "Approve this cause" }).click();
  await page.getByText(/2 pictures of 2 components approved/).waitFor();
  await page.close();
  await put("button/primary.360.png", paper(90));
  await put("badge/success.360.png", paper(90));
  expect(await readFile(join(await report(tokens), "summary.txt"), "utf8")).toMatch(
    /^the same difference, as in/,
  );
});

test("two who approve at once keep each other's", async () => {
  const other = await approved.anew();
  await put("button/primary.360.png", paper(150));
  await put("button/danger.360.png", paper(90));
  await put("button/new.360.png", paper(30));
  const of = (which: ApprovedPictures, ...pictures: string[]) =>
    approve(which, actual(), { pictures, gone: [] }, who);
  await Promise.all([
    of(approved, "button/primary.360.png", "button/new.360.png"),
    of(other, "button/danger.360.png"),
  ]);
  approved = await approved.anew();
  expect(await compareAll()).toMatchObject({ changed: [], fresh: [], gone: [] });
});

test("nobody approves who was not given the review's address", async () => {
  await put("button/primary.360.png", paper(150));
  await report();
  served = await review(run, approved);
  const answer = await fetch(new URL("/approve", served.url), {
    method: "POST",
    body: JSON.stringify({ pictures: ["button/primary.360.png"] }),
  });
  expect(answer.status).toBe(403);
  expect((await compareAll()).changed).toHaveLength(1);
  expect((await stat(join(folder, "button.pictures"))).isFile()).toBe(true);
});

async function put(picture: string, bytes: Buffer): Promise<void> {
  const file = join(actual(), picture);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
