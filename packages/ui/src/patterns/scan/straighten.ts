import type { Corners } from "./corners.ts";
import type { Pixels } from "./grey.ts";

/** As many pixels as a cheap phone can hold twice. */
const mostPixels = 2_000_000;

type Size = { width: number; height: number };

/** The size of the page at those corners, as large as in the picture. */
export function pageSize(corners: Corners, picture: Size): Size {
  const [a, b, c, d] = corners;
  const length = (from: typeof a, to: typeof a) =>
    Math.hypot((to.x - from.x) * picture.width, (to.y - from.y) * picture.height);
  const width = Math.max(length(a, b), length(d, c));
  const height = Math.max(length(a, d), length(b, c));
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The page within the corners, seen from straight above: maps each pixel by the perspective of a square. */
export function straighten(picture: Pixels, corners: Corners): Pixels {
  const { width, height } = pageSize(corners, picture);
  const data = new Uint8ClampedArray(width * height * 4);
  const place = mapping(corners, picture);
  for (let y = 0; y < height; y++) {
    const down = (y + 0.5) / height;
    for (let x = 0; x < width; x++) {
      const across = (x + 0.5) / width;
      const under = place.g * across + place.h * down + 1;
      const fromX = (place.a * across + place.b * down + place.c) / under - 0.5;
      const fromY = (place.d * across + place.e * down + place.f) / under - 0.5;
      copy(picture, fromX, fromY, data, (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** Interpolates between the four pixels around a point. */
function copy(from: Pixels, x: number, y: number, to: Uint8ClampedArray, at: number): void {
  const left = Math.min(from.width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(from.height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(from.width - 1, left + 1);
  const bottom = Math.min(from.height - 1, top + 1);
  const across = Math.min(1, Math.max(0, x - left));
  const down = Math.min(1, Math.max(0, y - top));
  const { data, width } = from;
  const upperLeft = (top * width + left) * 4;
  const upperRight = (top * width + right) * 4;
  const lowerLeft = (bottom * width + left) * 4;
  const lowerRight = (bottom * width + right) * 4;
  for (let colour = 0; colour < 3; colour++) {
    const upper =
      (data[upperLeft + colour] ?? 0) * (1 - across) + (data[upperRight + colour] ?? 0) * across;
    const lower =
      (data[lowerLeft + colour] ?? 0) * (1 - across) + (data[lowerRight + colour] ?? 0) * across;
    to[at + colour] = upper * (1 - down) + lower * down;
  }
  to[at + 3] = 255;
}

/** The perspective that maps a unit square to the corners, in pixels (Heckbert, 1989). */
function mapping(corners: Corners, picture: Size) {
  const [p, q, r, s] = corners.map(({ x, y }) => ({
    x: x * picture.width,
    y: y * picture.height,
  }));
  if (!p || !q || !r || !s) throw new Error("A page has four corners");
  const [rightX, rightY] = [q.x - r.x, q.y - r.y];
  const [lowerX, lowerY] = [s.x - r.x, s.y - r.y];
  const [sumX, sumY] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y];
  const under = rightX * lowerY - lowerX * rightY;
  const g = (sumX * lowerY - lowerX * sumY) / under;
  const h = (rightX * sumY - sumX * rightY) / under;
  return {
    a: q.x - p.x + g * q.x,
    b: s.x - p.x + h * s.x,
    c: p.x,
    d: q.y - p.y + g * q.y,
    e: s.y - p.y + h * s.y,
    f: p.y,
    g,
    h,
  };
}
