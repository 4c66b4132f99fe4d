/**
 * Says whether an eye could tell two pictures apart, and where. A busy browser smooths an edge now and
 * then by one or two shades of 255 (seen: at most 30 dots of a picture), and nothing else by itself. So
 * edges are compared by their tone, and all else to the last dot: a hairline, a corner, a full stop.
 */

/** Dots line by line, each a number of red, green and blue. */
export type Picture = { width: number; height: number; colours: Uint32Array };

/** The least difference that counts, in shades of 255 of one colour. */
const leastShade = 3;
/** So many shades are one tone, at an edge. */
const tone = 16;
/** So many shades may spill from an edge onto the plain beside it: another processor smooths a curve so. */
const spill = 5;
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

/** How a dot of now differs from the softened one, in shades; what smoothing has left open is none. */
function apartFrom(softened: number, now: number): number {
  let most = 0;
  for (const shift of [16, 8, 0]) {
    const least = (softened >> shift) & 255 & ~(tone - 1);
    const shade = (now >> shift) & 255;
    most = Math.max(most, least - shade, shade - (least + tone - 1));
  }
  return most;
}

/** The dots left, right, above and below. */
const besides = ({ width }: Picture, at: number) => [at - 1, at + 1, at - width, at + width];

/** Whether a dot is one of an edge: of a tone, and not within a plain of it. */
function isSoftened(picture: Picture, at: number): boolean {
  const { colours } = picture;
  const colour = colours[at] ?? 0;
  if ([16, 8, 0].some((shift) => ((colour >> shift) & (tone - 1)) !== tone / 2)) return false;
  return besides(picture, at).some((beside) => colours[beside] !== colour);
}

/**
 * The places where a picture of now differs from one of before, both as they were taken. What is wider, or
 * longer, differs there. (To soften the one of now will not do: a shade more or less at an edge can make a dot as
 * its neighbour is, which then is kept to its last shade.)
 */
export function differences(before: Picture, now: Picture): Place[] {
  const softened = soften(before);
  const right = Math.max(softened.width, now.width);
  const bottom = Math.max(softened.height, now.height);
  if (softened.width !== now.width) return [{ left: 0, top: 0, right, bottom }];
  const height = Math.min(softened.height, now.height);
  const seen: number[] = [];
  const edges: number[] = [];
  for (let at = 0; at < softened.width * height; at++) {
    const a = before.colours[at] ?? 0;
    const b = now.colours[at] ?? 0;
    if (a === b) continue;
    const isEdge = isSoftened(softened, at);
    // Within a shadow all around a dot may have its tone: that is no edge, and compared as it was taken.
    const apart = isEdge ? apartFrom(softened.colours[at] ?? 0, b) : shadesBetween(a, b);
    if (apart < leastShade) continue;
    const spilled = apart <= spill && besides(softened, at).some((it) => isSoftened(softened, it));
    ((isEdge && apart <= tone) || spilled ? edges : seen).push(at);
  }
  const dots = seen.length > 0 || edges.length >= leastEdge ? seen.concat(edges) : [];
  const places: Place[] = [];
  for (const at of dots.toSorted((a, b) => a - b)) {
    add(places, at % softened.width, Math.floor(at / softened.width));
  }
  if (softened.height !== now.height) places.push({ left: 0, top: height, right, bottom });
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
