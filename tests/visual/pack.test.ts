import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fingerprintOf, pack } from "../../scripts/visual/pack.ts";
import { closeBrowser, newPage } from "./browser.ts";

let page: Page;

beforeAll(async () => {
  page = await newPage({ width: 300, height: 300 });
});
afterAll(closeBrowser);

/** A plain ground of one colour with a strip of more colours than a packed picture holds. */
async function pictureOf(ground: string): Promise<Buffer> {
  await page.setContent(
    `<body style="margin:0; background:${ground}">
      <div style="height:50px; background:linear-gradient(to right, #f00, #0f0, #00f)"></div>
      <div style="height:50px; background:linear-gradient(to right, #ff0, #0ff, #f0f)"></div>`,
  );
  return page.screenshot();
}

/** The colour that a browser shows at a point of a picture. */
async function colourAt(png: Buffer, x: number, y: number): Promise<number[]> {
  await page.setContent(`<img src="data:image/png;base64,${png.toString("base64")}">`);
  return page.evaluate(
    async ([x, y]) => {
      const image = document.images[0];
      const context = document.createElement("canvas").getContext("2d");
      await image?.decode();
      if (image) context?.drawImage(image, -x, -y);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [x, y] as const,
  );
}

test("packed, a picture shows its common colours as they were, and rare ones nearly", async () => {
  const packed = pack(await pictureOf("rgb(18, 52, 86)"));
  expect(await colourAt(packed, 150, 200)).toEqual([18, 52, 86]);
  const [red = 0, green = 255, blue = 255] = await colourAt(packed, 1, 10);
  expect(red).toBeGreaterThan(230);
  expect(green).toBeLessThan(25);
  expect(blue).toBeLessThan(25);
});

test("the same picture is packed to the same bytes, and a shade more tells", async () => {
  const [one, again, other] = [
    pack(await pictureOf("rgb(18, 52, 86)")),
    pack(await pictureOf("rgb(18, 52, 86)")),
    pack(await pictureOf("rgb(18, 52, 87)")),
  ];
  expect(again).toEqual(one);
  expect(fingerprintOf(again)).toBe(fingerprintOf(one));
  expect(fingerprintOf(other)).not.toBe(fingerprintOf(one));
});

test("packed, a picture keeps the fingerprint of what the browser made, and is packed once", async () => {
  const bare = await pictureOf("rgb(18, 52, 86)");
  expect(fingerprintOf(pack(bare))).toBe(fingerprintOf(bare));
  expect(pack(pack(bare))).toEqual(pack(bare));
});
