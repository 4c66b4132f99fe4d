/**
 * Says whether an eye could tell two pictures apart, and where. A busy browser smooths an edge now and
 * then by one or two shades of 255 (seen: at most 30 dots of a picture), and nothing else by itself. So
 * edges are compared by their tone, and all else to the last dot: a hairline, a corner, a full stop.
 */
import type { Picture } from "./cut.ts";

/** The least difference that counts, in shades of 255 of one colour. */
const leastShade = 3;
/** So many shades are one tone, at an edge. */
const tone = 16;
/** So many dots of an edge are seen though each has kept its tone, or moved by one. */
const leastEdge = 6;
/** Dots this near to each other are one place. */
const reach = 12;

/** A place that differs, in dots from the left and top edge. */
export type Place = { left: number; top: number; right: number; bottom: number };

/**
 * A picture whose edges' smoothing, dots unlike all four beside them, has only so many tones: this is
 * what is kept, and takes two thirds of the room. A line or a plain stays as it is to the last shade.
 */
export function soften(picture: Picture): Picture {
  const { width, height, colours } = picture;
  const softened = new Uint32Array(colours);
  for (let at = 0; at < colours.length; at++) {
    if (isPlain(picture, at)) continue;
    const colour = colours[at] ?? 0;
    softened[at] =
      (toneOf(colour >> 16) << 16) | (toneOf((colour >> 8) & 255) << 8) | toneOf(colour & 255);
  }
  return { width, height, colours: softened };
}

const toneOf = (shade: number) => (shade & ~(tone - 1)) + tone / 2;

/** Whether a dot is as one of those beside it. */
function isPlain({ width, colours }: Picture, at: number): boolean {
  const colour = colours[at];
  const column = at % width;
  return (
    (column > 0 && colours[at - 1] === colour) ||
    (column < width - 1 && colours[at + 1] === colour) ||
    colours[at - width] === colour ||
    colours[at + width] === colour
  );
}

/** The places where softened pictures differ. What is wider, or longer, differs there. */
export function differences(one: Picture, two: Picture): Place[] {
  const right = Math.max(one.width, two.width);
  const bottom = Math.max(one.height, two.height);
  if (one.width !== two.width) return [{ left: 0, top: 0, right, bottom }];
  const height = Math.min(one.height, two.height);
  const seen: number[] = [];
  const edges: number[] = [];
  for (let at = 0; at < one.width * height; at++) {
    const a = one.colours[at] ?? 0;
    const b = two.colours[at] ?? 0;
    if (a === b) continue;
    const apart = shadesBetween(a, b);
    if (apart < leastShade) continue;
    const isEdge = apart <= tone && !(isPlain(one, at) && isPlain(two, at));
    (isEdge ? edges : seen).push(at);
  }
  const dots = seen.length > 0 || edges.length >= leastEdge ? seen.concat(edges) : [];
  const places: Place[] = [];
  for (const at of dots.toSorted((a, b) => a - b)) {
    add(places, at % one.width, Math.floor(at / one.width));
  }
  if (one.height !== two.height) places.push({ left: 0, top: height, right, bottom });
  return merged(places);
}

const shadesBetween = (a: number, b: number) =>
  Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs((a & 255) - (b & 255)),
  );

function add(places: Place[], x: number, y: number): void {
  // The dots come line by line: the last places are the near ones.
  for (let index = places.length - 1; index >= 0; index--) {
    const place = places[index];
    if (!place) continue;
    const near = x >= place.left - reach && x < place.right + reach && y < place.bottom + reach;
    if (!near) continue;
    place.left = Math.min(place.left, x);
    place.right = Math.max(place.right, x + 1);
    place.bottom = y + 1;
    return;
  }
  places.push({ left: x, top: y, right: x + 1, bottom: y + 1 });
}

/** Places that have grown into each other as one. */
function merged(places: readonly Place[]): Place[] {
  const whole: Place[] = [];
  for (const place of places) {
    const touched = whole.find(
      (it) =>
        place.left <= it.right &&
        place.right >= it.left &&
        place.top <= it.bottom &&
        place.bottom >= it.top,
    );
    if (!touched) {
      whole.push({ ...place });
      continue;
    }
    touched.left = Math.min(touched.left, place.left);
    touched.top = Math.min(touched.top, place.top);
    touched.right = Math.max(touched.right, place.right);
    touched.bottom = Math.max(touched.bottom, place.bottom);
  }
  return whole;
}
