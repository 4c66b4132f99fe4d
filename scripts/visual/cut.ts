/**
 * Writes pictures of one component small, and loses nothing: each is cut at its empty stretches, to
 * and fro, down to words and icons, which are kept once however many pictures show them, and are made of
 * pieces (`pieces.ts`). What this leaves are numbers, which brotli packs: the same screen in other
 * colours is the same numbers.
 */
import { NumberWriter } from "./bytes.ts";
import { commonestFirst, compose, keyOf, type Piece } from "./pieces.ts";

/** A picture's colours as 0xRRGGBB, line by line. */
export type Picture = { width: number; height: number; colours: Uint32Array };

/** The numbers of pictures by kind: alike ones pack best beside each other. */
export const streams = [
  "palette",
  "layout",
  "colours",
  "parts",
  "counts",
  "pieces",
  "across",
  "down",
] as const;
export type Streams = Record<(typeof streams)[number], Buffer>;

/** So many equal lines are an empty stretch, at which a picture is cut. */
const shortest = 3;

/** A part of a picture: its left and top edge, and its size. */
export type Box = { x: number; y: number; width: number; height: number };
/** Which way a box is cut: into rows or into columns. */
export type Way = "rows" | "columns";
export const other: Record<Way, Way> = { rows: "columns", columns: "rows" };
export const lengthOf = ({ width, height }: Box, way: Way) => (way === "rows" ? height : width);

/** The part of a box from one of its lines to before another. */
export const slice = ({ x, y, width, height }: Box, way: Way, from: number, to: number): Box =>
  way === "rows"
    ? { x, y: y + from, width, height: to - from }
    : { x: x + from, y, width: to - from, height };

/** The numbers, and the pieces that they speak of in the order in which they come. */
export function encode(pictures: readonly Picture[]): { numbers: Streams; pieces: Piece[] } {
  const layout = new NumberWriter();
  const parts = new NumberWriter();
  const counts = new NumberWriter();
  const refs = new NumberWriter();
  const across = new NumberWriter();
  const down = new NumberWriter();
  const shown: number[] = [];
  const known = new Map<string, number>();
  const places = new Map<string, number>();
  const pieces: Piece[] = [];

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

  /** One line of colours, which an empty stretch repeats. Where its last colour ends is known. */
  function line({ width, colours }: Picture, at: Box, along: Way): void {
    const length = lengthOf(at, along);
    const step = along === "rows" ? width : 1;
    const runs: number[] = [];
    for (let from = 0; from < length;) {
      const first = at.y * width + at.x;
      const colour = colours[first + from * step];
      let to = from + 1;
      while (to < length && colours[first + to * step] === colour) to++;
      shown.push(colour ?? 0);
      runs.push(to - from);
      from = to;
    }
    layout.put(runs.length);
    runs.slice(0, -1).forEach((run) => layout.put(run));
  }

  function part({ width, colours }: Picture, at: Box): void {
    const dots = new Uint32Array(at.width * at.height);
    let next = 0;
    for (let x = at.x; x < at.x + at.width; x++) {
      for (let y = at.y; y < at.y + at.height; y++) dots[next++] = colours[y * width + x] ?? 0;
    }
    const key = keyOf({ width: at.width, height: at.height, dots });
    const place = known.get(key);
    // By its number from the first on, which is the same wherever a row of words is seen again.
    parts.put(place ?? 0);
    if (place !== undefined) return;
    known.set(key, known.size + 1);
    const { ground, placed } = compose(dots, at.width, at.height);
    shown.push(ground);
    counts.put(placed.length);
    let [column, row] = [0, 0];
    for (const { x, y, piece } of placed) {
      across.putSigned(x - column);
      down.putSigned(y - row);
      column = x + piece.width;
      row = y;
      const its = keyOf(piece);
      refs.put(places.get(its) ?? 0);
      if (places.has(its)) continue;
      places.set(its, places.size + 1);
      pieces.push(piece);
    }
  }

  for (const picture of pictures) {
    const { width, height } = picture;
    box(picture, { x: 0, y: 0, width, height }, "rows", false);
  }
  const palette = new NumberWriter();
  const colours = new NumberWriter();
  const numbered = commonestFirst(shown);
  const numberOf = new Map(numbered.map((colour, number) => [colour, number]));
  for (const colour of numbered) palette.put(colour);
  for (const colour of shown) colours.put(numberOf.get(colour) ?? 0);
  const numbers = {
    palette: palette.done(),
    layout: layout.done(),
    colours: colours.done(),
    parts: parts.done(),
    counts: counts.done(),
    pieces: refs.done(),
    across: across.done(),
    down: down.done(),
  };
  return { numbers, pieces };
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
