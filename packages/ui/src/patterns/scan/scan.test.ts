import { expect, test } from "vitest";
import type { Corners, Point } from "./corners.ts";
import { canBePage, withCorner } from "./corners.ts";
import { evenLight } from "./even-light.ts";
import { findPage } from "./find-page.ts";
import type { Pixels } from "./grey.ts";
import { isBlurred, sharpnessOf } from "./sharpness.ts";
import { pageSize, straighten } from "./straighten.ts";

/** A grey picture with a function for each pixel's value. */
function picture(width: number, height: number, shade: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      data.fill(shade(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { width, height, data };
}

const corners: Corners = [
  { x: 0.2, y: 0.12 },
  { x: 0.85, y: 0.2 },
  { x: 0.78, y: 0.9 },
  { x: 0.1, y: 0.82 },
];

/** Whether a point is to the right of all sides, clockwise. */
const within = (x: number, y: number): boolean =>
  corners.every((from, at) => {
    const to = corners[(at + 1) % 4] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > 0;
  });

/** Writing: strokes two pixels wide, six apart. */
const stroke = (x: number, y: number): boolean => y % 24 < 12 && x % 6 < 2;

test("a page that lies askew on a desk is found to the hundredth, whatever is written on it", () => {
  const photo = picture(600, 800, (x, y) =>
    within(x / 600, y / 800) ? (stroke(x, y) ? 40 : 215) : 120,
  );
  const found = findPage(photo);
  for (const [at, corner] of corners.entries()) {
    expect(found?.[at]?.x).toBeCloseTo(corner.x, 1.7);
    expect(found?.[at]?.y).toBeCloseTo(corner.y, 1.7);
  }
});

test("no page is found on a scan, on a table that is printed, or on a small note", () => {
  const scan = picture(600, 800, (x, y) => (stroke(x, y) ? 30 : 245));
  expect(findPage(scan)).toBeUndefined();
  const onLine = (at: number, from: number, to: number) => at === from || at === to;
  const table = picture(600, 800, (x, y) => (onLine(x, 80, 520) || onLine(y, 90, 700) ? 20 : 240));
  expect(findPage(table)).toBeUndefined();
  const note = picture(600, 800, (x, y) => (x > 200 && x < 350 && y > 300 && y < 450 ? 220 : 90));
  expect(findPage(note)).toBeUndefined();
});

test("a page that is cut out has its corners where they were, and no more than two million pixels", () => {
  const near = (x: number, y: number, { x: atX, y: atY }: Point) =>
    Math.hypot(x - atX * 600, y - atY * 800) < 12;
  const photo = picture(600, 800, (x, y) =>
    corners.some((corner, at) => at % 2 === 0 && near(x, y, corner)) ? 0 : 255,
  );
  const page = straighten(photo, corners);
  const shade = (x: number, y: number) => page.data[(y * page.width + x) * 4];
  expect(shade(1, 1)).toBe(0);
  expect(shade(page.width - 2, page.height - 2)).toBe(0);
  expect(shade(page.width - 2, 1)).toBe(255);
  expect(shade(1, page.height - 2)).toBe(255);
  const large = pageSize(corners, { width: 4000, height: 3000 });
  expect(large.width * large.height).toBeLessThan(2_005_000);
});

test("shadow becomes white, and writing in it stays black", () => {
  const lit = (x: number) => (x < 300 ? 235 : 235 - Math.min(120, (x - 300) * 2));
  const page = evenLight(picture(600, 800, (x, y) => (stroke(x, y) ? lit(x) * 0.2 : lit(x))));
  const shade = (x: number, y: number) => page.data[(y * page.width + x) * 4] ?? 0;
  for (const x of [94, 334, 574]) expect(shade(x, 100)).toBeGreaterThan(240);
  for (const x of [96, 336, 576]) expect(shade(x, 100)).toBeLessThan(60);
});

test("writing with soft edges is blurred; a page without writing is not", () => {
  const soft = (x: number) => 130 + 100 * Math.cos((2 * Math.PI * x) / 32);
  const page = (shade: (x: number, y: number) => number) =>
    picture(320, 320, (x, y) => (y % 32 < 16 ? shade(x, y) : 235));
  expect(isBlurred(picture(320, 320, (x, y) => (soft(x) + soft(y)) / 2))).toBe(true);
  expect(isBlurred(page((x, y) => (stroke(x, y) ? 40 : 235)))).toBe(false);
  expect(sharpnessOf(picture(320, 320, () => 235))).toBeUndefined();
});

test("a corner moves within the picture, and never so that no page is left", () => {
  expect(withCorner(corners, 1, { x: 1.4, y: 0.1 })[1]).toEqual({ x: 1, y: 0.1 });
  expect(withCorner(corners, 1, { x: 0.1, y: 0.95 })).toBe(corners);
  expect(canBePage(corners)).toBe(true);
});
