import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { approve, compare, type Places } from "../../scripts/visual/compare.ts";
import { pack } from "../../scripts/visual/pack.ts";
import { picturesIn } from "../../scripts/visual/pictures.ts";
import { closeBrowser, newPage } from "./browser.ts";

let folder: string;
let places: Places;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  places = {
    actual: join(folder, "now"),
    approved: join(folder, "approved"),
    report: join(folder, "report.html"),
  };
  await put("approved", "button/primary.360.png", paper(0));
  await put("approved", "button/danger.360.png", paper(0));
});

afterEach(() => rm(folder, { recursive: true }));
afterAll(closeBrowser);

const compareAll = () => compare(places, () => true);

test("pictures that are as approved need no report", async () => {
  await put("now", "button/primary.360.png", paper(0));
  await put("now", "button/danger.360.png", paper(0));
  expect(await compareAll()).toEqual({
    same: ["button/danger.360.png", "button/primary.360.png"],
    changed: [],
    fresh: [],
    gone: [],
  });
  await expect(readFile(places.report)).rejects.toThrow("ENOENT");
});

test.each([
  ["a mark as large as a letter", paper(150)],
  ["a whole picture that is a little darker", paper(4, { size: 64 })],
])("%s is a change", async (_, picture) => {
  await put("now", "button/primary.360.png", picture);
  await put("now", "button/danger.360.png", paper(0));
  expect(await compareAll()).toMatchObject({ changed: ["button/primary.360.png"], fresh: [] });
});

test.each([
  ["a shade that no eye can tell", paper(1)],
  ["a dot smaller than any letter", paper(150, { size: 3 })],
])("%s is none", async (_, picture) => {
  await put("now", "button/primary.360.png", picture);
  await put("now", "button/danger.360.png", paper(0));
  expect(await compareAll()).toMatchObject({ changed: [], fresh: [], gone: [] });
  await expect(readFile(places.report)).rejects.toThrow("ENOENT");
});

test("the same pixels are the same, however the browser has packed them", async () => {
  await put("now", "button/primary.360.png", paper(0, { level: 0 }));
  await put("now", "button/danger.360.png", paper(0));
  expect(await compareAll()).toMatchObject({ changed: [], fresh: [], gone: [] });
});

test("a story without an approved picture and a picture without a story are told", async () => {
  await put("now", "button/primary.360.png", paper(0));
  await put("now", "badge/success.360.png", paper(0));
  expect(await compareAll()).toMatchObject({
    fresh: ["badge/success.360.png"],
    gone: ["button/danger.360.png"],
  });
});

test("approving only what is named leaves the rest as it was", async () => {
  await put("now", "button/primary.360.png", paper(150));
  await put("now", "badge/success.360.png", paper(150));
  const found = await compare(places, (picture) => picture.startsWith("badge/"));
  await approve(places, found);
  expect(picturesIn(places.approved)).toHaveLength(3);
  expect(await compareAll()).toMatchObject({
    same: ["badge/success.360.png"],
    changed: ["button/primary.360.png"],
    gone: ["button/danger.360.png"],
  });
});

test("approving all makes the approved pictures those of now", async () => {
  await put("now", "button/primary.360.png", paper(150));
  await put("now", "badge/success.360.png", paper(0));
  await approve(places, await compareAll());
  expect(picturesIn(places.approved)).toEqual(picturesIn(places.actual));
  expect(await compareAll()).toMatchObject({ changed: [], fresh: [], gone: [] });
});

test("the report is one file: both pictures, side by side, with a slider and laid over each other", async () => {
  await put("now", "button/primary.360.png", paper(150));
  await put("now", "button/danger.360.png", paper(0));
  await compareAll();
  const alone = join(folder, "elsewhere", "report.html");
  await mkdir(dirname(alone));
  await writeFile(alone, await readFile(places.report));

  const page = await newPage({ width: 1000, height: 700 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`file://${alone}`);
  const picture = page.getByText("button/primary.360.png").first();
  await picture.waitFor();
  expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([`file://${alone}`]);
  await picture.click();
  for (const view of ["Diff", "Slide", "2up", "Blend", "Toggle"]) {
    await page.getByText(view, { exact: true }).click();
    const drawn = page.locator("img").filter({ visible: true });
    const widths = await drawn.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).naturalWidth),
    );
    expect(widths).not.toContain(0);
  }
});

/** A PNG of 64 × 64 white pixels with a square of `size` that is darker by `shade`. */
function paper(shade: number, { size = 10, level = 9 } = {}): Buffer {
  const row = () => Buffer.concat([Buffer.from([0]), Buffer.alloc(64 * 3, 255)]);
  const rows = Array.from({ length: 64 }, row);
  for (const darker of rows.slice(0, size)) darker.fill(255 - shade, 1, 1 + size * 3);
  const header = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

async function put(where: "now" | "approved", picture: string, bytes: Buffer): Promise<void> {
  const file = join(folder, where, picture);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, pack(bytes));
}
