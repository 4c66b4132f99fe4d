/**
 * Writes pictures of one component small, and loses nothing: each is cut at its empty stretches, to
 * and fro, down to words and icons, which are kept once however many pictures show them. What this
 * leaves, brotli packs to a seventh of the PNGs, for the same word is the same numbers everywhere.
 */
import { createHash } from "node:crypto";
import { NumberReader, NumberWriter } from "./bytes.ts";

/** A picture's colours as 0xRRGGBB, line by line. */
export type Picture = { width: number; height: number; colours: Uint32Array };

/** The numbers of pictures by kind: alike ones pack best beside each other. */
export const streams = ["palette", "layout", "parts", "shades"] as const;
export type Streams = Record<(typeof streams)[number], Buffer>;

/** So many equal lines are an empty stretch, at which a picture is cut. */
const shortest = 3;

/** A part of a picture: its left and top edge, and its size. */
type Box = { x: number; y: number; width: number; height: number };
/** Which way a box is cut: into rows or into columns. */
type Way = "rows" | "columns";
const other: Record<Way, Way> = { rows: "columns", columns: "rows" };
const lengthOf = ({ width, height }: Box, way: Way) => (way === "rows" ? height : width);

/** The part of a box from one of its lines to before another. */
const slice = ({ x, y, width, height }: Box, way: Way, from: number, to: number): Box =>
  way === "rows"
    ? { x, y: y + from, width, height: to - from }
    : { x: x + from, y, width: to - from, height };

export function encode(pictures: readonly Picture[]): Streams {
  const writers = {
    palette: new NumberWriter(),
    layout: new NumberWriter(),
    parts: new NumberWriter(),
    shades: new NumberWriter(),
  };
  const { palette, layout, parts, shades } = writers;
  const places = new Map<number, number>();
  for (const colour of commonestFirst(pictures)) {
    places.set(colour, places.size);
    palette.put(colour);
  }
  const known = new Map<string, number>();

  /** Cuts a box; one that was cut the other way just now cannot be cut so again. */
  function box(picture: Picture, at: Box, way: Way, last: boolean): void {
    const cuts = cutsOf(picture, at, way);
    const [first] = cuts;
    if (cuts.length === 1 && first && !first.empty) {
      layout.put(0);
      if (last) part(picture, at);
      else box(picture, at, other[way], true);
      return;
    }
    layout.put(cuts.length);
    for (const { from, to, empty } of cuts) {
      layout.put((to - from) * 2 + Number(empty));
      if (empty) line(picture, slice(at, way, from, from + 1), other[way]);
      else box(picture, slice(at, way, from, to), other[way], true);
    }
  }

  /** One line of colours, which an empty stretch repeats. */
  function line({ width, colours }: Picture, at: Box, along: Way): void {
    const length = lengthOf(at, along);
    const step = along === "rows" ? width : 1;
    const runs: number[] = [];
    for (let from = 0; from < length;) {
      const first = at.y * width + at.x;
      const colour = colours[first + from * step];
      let to = from + 1;
      while (to < length && colours[first + to * step] === colour) to++;
      runs.push(places.get(colour ?? 0) ?? 0, to - from);
      from = to;
    }
    layout.put(runs.length / 2);
    runs.forEach((number) => layout.put(number));
  }

  function part({ width, colours }: Picture, at: Box): void {
    const numbers = new Uint32Array(at.width * at.height + 2);
    numbers.set([at.width, at.height]);
    // Column by column: a letter of a line as high is then one stretch.
    let next = 2;
    for (let x = at.x; x < at.x + at.width; x++) {
      for (let y = at.y; y < at.y + at.height; y++) {
        numbers[next++] = places.get(colours[y * width + x] ?? 0) ?? 0;
      }
    }
    const key = createHash("sha1").update(numbers).digest("base64");
    const place = known.get(key);
    if (place === undefined) {
      known.set(key, known.size);
      parts.put(0);
      numbers.forEach((number) => shades.put(number));
    } else {
      parts.put(known.size - place);
    }
  }

  for (const picture of pictures) {
    const { width, height } = picture;
    box(picture, { x: 0, y: 0, width, height }, "rows", false);
  }
  return {
    palette: palette.done(),
    layout: layout.done(),
    parts: parts.done(),
    shades: shades.done(),
  };
}

/** The pictures of these sizes, in the order in which they were written. */
export function* decode(
  from: Streams,
  sizes: readonly { width: number; height: number }[],
): Generator<Picture> {
  const palette: number[] = [];
  const colours = new NumberReader(from.palette);
  while (!colours.isAtEnd) palette.push(colours.take());
  const layout = new NumberReader(from.layout);
  const refs = new NumberReader(from.parts);
  const shades = new NumberReader(from.shades);
  const known: { width: number; height: number; colours: Uint32Array }[] = [];

  function box(picture: Picture, at: Box, way: Way, last: boolean): void {
    const count = layout.take();
    if (count === 0) {
      if (last) part(picture, at);
      else box(picture, at, other[way], true);
      return;
    }
    let start = 0;
    for (let index = 0; index < count; index++) {
      const told = layout.take();
      const end = start + (told >> 1);
      if (told % 2 === 1) stretch(picture, slice(at, way, start, end), way);
      else box(picture, slice(at, way, start, end), other[way], true);
      start = end;
    }
  }

  function stretch({ width, colours }: Picture, at: Box, way: Way): void {
    const right = at.x + at.width;
    let column = at.x;
    let row = at.y;
    for (let runs = layout.take(); runs > 0; runs--) {
      const shade = palette[layout.take()] ?? 0;
      const length = layout.take();
      if (way === "rows") {
        for (let y = at.y; y < at.y + at.height; y++) {
          colours.fill(shade, y * width + column, y * width + column + length);
        }
        column += length;
      } else {
        for (const end = row + length; row < end; row++) {
          colours.fill(shade, row * width + at.x, row * width + right);
        }
      }
    }
  }

  function part({ width, colours }: Picture, at: Box): void {
    const back = refs.take();
    if (back === 0) {
      const size = { width: shades.take(), height: shades.take() };
      const read = Uint32Array.from(
        { length: size.width * size.height },
        () => palette[shades.take()] ?? 0,
      );
      known.push({ ...size, colours: read });
    }
    const found = back === 0 ? known.at(-1) : known[known.length - back];
    if (!found) throw new Error("The pictures name a part that is not there.");
    let next = 0;
    for (let x = at.x; x < at.x + found.width; x++) {
      for (let y = at.y; y < at.y + found.height; y++) {
        colours[y * width + x] = found.colours[next++] ?? 0;
      }
    }
  }

  for (const { width, height } of sizes) {
    const picture = { width, height, colours: new Uint32Array(width * height) };
    box(picture, { x: 0, y: 0, width, height }, "rows", false);
    yield picture;
  }
}

type Cut = { from: number; to: number; empty: boolean };

/** The stretches of equal lines in a box, and what lies between them. */
function cutsOf(picture: Picture, at: Box, way: Way): Cut[] {
  const length = lengthOf(at, way);
  const cuts: Cut[] = [];
  for (let from = 0; from < length;) {
    let to = from + 1;
    while (to < length && isSame(picture, at, way, to)) to++;
    const empty = to - from >= shortest;
    const before = cuts.at(-1);
    if (!empty && before && !before.empty) before.to = to;
    else cuts.push({ from, to, empty });
    from = to;
  }
  return cuts;
}

/** Whether a box's line is as the one before it. */
function isSame({ width, colours }: Picture, at: Box, way: Way, line: number): boolean {
  const step = way === "rows" ? 1 : width;
  const back = way === "rows" ? width : 1;
  const length = way === "rows" ? at.width : at.height;
  let here = at.y * width + at.x + line * back;
  for (let index = 0; index < length; index++, here += step) {
    if (colours[here] !== colours[here - back]) return false;
  }
  return true;
}

function commonestFirst(pictures: readonly Picture[]): number[] {
  const counts = new Map<number, number>();
  for (const { colours } of pictures) {
    for (let from = 0, to = 1; from < colours.length; from = to++) {
      const colour = colours[from] ?? 0;
      while (to < colours.length && colours[to] === colour) to++;
      // By stretches: how often a number is written is what counts.
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || a - b).map(([c]) => c);
}
