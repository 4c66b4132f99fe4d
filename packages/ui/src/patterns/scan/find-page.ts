import type { Corners, Point } from "./corners.ts";
import { areaOf, isConvex } from "./corners.ts";
import type { Grey, Pixels } from "./grey.ts";
import { greyOf, shadeAt, softened, withoutWriting } from "./grey.ts";
import type { Line } from "./lines.ts";
import { crossing, linesOf } from "./lines.ts";

/** The longer side of the small picture in which a page is searched. */
const lookSide = 400;
/** Half the width of the widest stroke that counts as writing, in the small picture. */
const writing = 4;
/** The least fraction of a picture's area that is taken for a page without asking. */
const leastArea = 0.2;
/** How much lighter a page's edge must be than its surroundings, and from where on it is certain. */
const lighter = 8;
const certain = 30;
/** The fraction of each side, and of all four, that must be such an edge. */
const leastSide = 0.55;
const leastSides = 0.7;
/** How far a corner may be outside the picture, as a fraction of it. */
const beyond = 0.03;

/** The page in a picture; undefined if none is clearly visible, as in a scanner's picture. */
export function findPage(photo: Pixels): Corners | undefined {
  const side = Math.max(1, Math.ceil(Math.max(photo.width, photo.height) / lookSide));
  const grey = softened(withoutWriting(greyOf(photo, side), writing), 1);
  const found = bestPage(grey);
  if (!found) return undefined;
  const [a, b, c, d] = found.map(({ x, y }) => ({
    x: part((x + 0.5) / grey.width),
    y: part((y + 0.5) / grey.height),
  }));
  return a && b && c && d ? [a, b, c, d] : undefined;
}

const part = (value: number): number => Math.min(1, Math.max(0, value));

/** Of all pages bounded by four lines of the picture, the largest with the clearest edges. */
function bestPage(grey: Grey): Corners | undefined {
  const lines = linesOf(grey);
  let best: { corners: Corners; sides: Line[]; score: number } | undefined;
  for (const left of lines.left) {
    for (const top of lines.top) {
      for (const right of lines.right) {
        for (const bottom of lines.bottom) {
          const corners = cornersOf(left, top, right, bottom);
          if (!corners || !couldBe(corners, grey)) continue;
          const area = areaOf(corners) / (grey.width * grey.height);
          if (best && area <= best.score) continue;
          const score = area * edges(grey, corners);
          if (score > (best?.score ?? 0)) {
            best = { corners, sides: [top, right, bottom, left], score };
          }
        }
      }
    }
  }
  return best && refined(grey, best.corners);
}

function cornersOf(left: Line, top: Line, right: Line, bottom: Line): Corners | undefined {
  const a = crossing(left, top);
  const b = crossing(top, right);
  const c = crossing(right, bottom);
  const d = crossing(bottom, left);
  return a && b && c && d && [a, b, c, d];
}

function couldBe(corners: Corners, { width, height }: Grey): boolean {
  const inside = corners.every(
    ({ x, y }) =>
      x >= -beyond * width &&
      x <= (1 + beyond) * width &&
      y >= -beyond * height &&
      y <= (1 + beyond) * height,
  );
  return inside && isConvex(corners) && areaOf(corners) >= leastArea * width * height;
}

/** How much lighter the page is than its surroundings, from 0 to 1; 0 if a side is not visible. */
function edges(grey: Grey, corners: Corners): number {
  let all = 0;
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % 4] ?? from;
    const { seen, clear } = edge(grey, from, to);
    if (seen < leastSide) return 0;
    all += clear / 4;
  }
  return all < leastSides ? 0 : all;
}

const samples = 40;

/** The fraction of a side that is an edge, and how clear it is. */
function edge(grey: Grey, from: Point, to: Point): { seen: number; clear: number } {
  const inward = inwardOf(from, to);
  let seen = 0;
  let clear = 0;
  for (let at = 0; at < samples; at++) {
    const { x, y } = between(from, to, 0.04 + (0.92 * (at + 0.5)) / samples);
    const shade = (by: number) => shadeAt(grey, x + by * inward.x, y + by * inward.y);
    const difference = (shade(3) + shade(5) - shade(-3) - shade(-5)) / 2;
    if (difference > lighter) seen += 1 / samples;
    clear += part(difference / certain) / samples;
  }
  return { seen, clear };
}

const between = (from: Point, to: Point, at: number): Point => ({
  x: from.x + (to.x - from.x) * at,
  y: from.y + (to.y - from.y) * at,
});

/** The direction into a page with clockwise corners. */
function inwardOf(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

/** How far from a side to search for its edge, in pixels of the small picture. */
const search = 7;

/** The corners moved to the actual edges, which may be two pixels from the lines of the transform. */
function refined(grey: Grey, corners: Corners): Corners {
  const sides = corners.map((from, at) => fitted(grey, from, corners[(at + 1) % 4] ?? from));
  const [top, right, bottom, left] = sides;
  if (!top || !right || !bottom || !left) return corners;
  const better = cornersOf(left, top, right, bottom);
  const near = better?.every(({ x, y }, at) => {
    const before = corners[at] ?? { x: 0, y: 0 };
    return Math.hypot(x - before.x, y - before.y) < 2 * search;
  });
  return better && near && isConvex(better) ? better : corners;
}

/** The line through the steepest points near a side, without outliers. */
function fitted(grey: Grey, from: Point, to: Point): Line {
  const inward = inwardOf(from, to);
  let places: { at: number; off: number }[] = [];
  for (let at = 0; at < samples; at++) {
    const place = 0.03 + (0.94 * (at + 0.5)) / samples;
    const { x, y } = between(from, to, place);
    const shade = (by: number) => shadeAt(grey, x + by * inward.x, y + by * inward.y);
    let best = { off: 0, rise: lighter / 2 };
    for (let off = -search; off <= search; off += 0.5) {
      const rise = shade(off + 1) - shade(off - 1);
      if (rise > best.rise) best = { off, rise };
    }
    if (best.rise > lighter / 2) places.push({ at: place, off: best.off });
  }
  let line = { start: 0, slope: 0 };
  for (let round = 0; round < 3 && places.length > 8; round++) {
    line = regression(places);
    const { start, slope } = line;
    const off = places.map((one) => Math.abs(one.off - start - slope * one.at));
    const usual = Math.max(0.75, 1.5 * (off.reduce((a, b) => a + b, 0) / off.length));
    places = places.filter((_, index) => (off[index] ?? 0) <= usual);
  }
  const move = (point: Point, by: number): Point => ({
    x: point.x + by * inward.x,
    y: point.y + by * inward.y,
  });
  return through(move(from, line.start), move(to, line.start + line.slope));
}

function regression(places: readonly { at: number; off: number }[]) {
  const mean = (of: (one: { at: number; off: number }) => number) =>
    places.reduce((sum, one) => sum + of(one), 0) / places.length;
  const [at, off] = [mean((one) => one.at), mean((one) => one.off)];
  const spread = mean((one) => (one.at - at) ** 2);
  const slope = spread > 0 ? mean((one) => (one.at - at) * (one.off - off)) / spread : 0;
  return { start: off - slope * at, slope };
}

/** The line through two consecutive corners. */
function through(from: Point, to: Point): Line {
  const inward = inwardOf(from, to);
  return {
    angle: Math.atan2(inward.y, inward.x),
    distance: from.x * inward.x + from.y * inward.y,
  };
}
