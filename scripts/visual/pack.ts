/**
 * Packs a picture to a third of its size, for there are more than a thousand in the repository: its
 * 256 commonest colours stay, and the rare ones, which smooth the edges of letters, become the nearest
 * of them. The fingerprint of the exact picture goes along, and most comparisons look at no more.
 */
import { createHash } from "node:crypto";
import { commentOf, readPng, writePng, type Pixels } from "./png.ts";

/** Packs a PNG from the browser; one that is packed already stays as it is. */
export function pack(png: Buffer): Buffer {
  if (commentOf(png) !== undefined) return png;
  const exact = readPng(png);
  const colours = coloursOf(exact);
  const counted = [...countOf(colours)].toSorted(([a, many], [b, more]) => more - many || a - b);
  const palette = counted.slice(0, 256).map(([colour]) => colour);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  for (const [colour] of counted.slice(256)) places.set(colour, nearest(palette, colour));

  const indices = new Uint8Array(colours.length);
  eachRun(colours, (colour, from, to) => indices.fill(places.get(colour) ?? 0, from, to));
  const { width, height } = exact;
  return writePng({ width, height, palette, indices, comment: fingerprintOf(png) });
}

/** What tells the browser's picture from any other; a packed one keeps it. */
export const fingerprintOf = (png: Buffer): string =>
  commentOf(png) ?? createHash("sha256").update(png).digest("hex");

function coloursOf({ width, height, pixels }: Pixels): Uint32Array {
  const colours = new Uint32Array(width * height);
  for (let i = 0, from = 0; i < colours.length; i++, from += 3) {
    colours[i] =
      ((pixels[from] ?? 0) << 16) | ((pixels[from + 1] ?? 0) << 8) | (pixels[from + 2] ?? 0);
  }
  return colours;
}

function countOf(colours: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  eachRun(colours, (colour, from, to) => counts.set(colour, (counts.get(colour) ?? 0) + to - from));
  return counts;
}

/** Goes over stretches of one colour, for most pixels are like the one before them. */
function eachRun(
  colours: Uint32Array,
  visit: (colour: number, from: number, to: number) => void,
): void {
  for (let from = 0, to = 1; from < colours.length; to++) {
    const colour = colours[from] ?? 0;
    if (to < colours.length && colours[to] === colour) continue;
    visit(colour, from, to);
    from = to;
  }
}

function nearest(palette: readonly number[], colour: number): number {
  let best = 0;
  let least = Infinity;
  palette.forEach((candidate, place) => {
    const red = (candidate >> 16) - (colour >> 16);
    const green = ((candidate >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (candidate & 255) - (colour & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [place, distance];
  });
  return best;
}
