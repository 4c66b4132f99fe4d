/** Draws pictures again from the numbers that `cut.ts` has made of them. */
import { NumberReader } from "./bytes.ts";
import { lengthOf, other, slice, type Box, type Picture, type Streams, type Way } from "./cut.ts";
import { clear, type Piece } from "./pieces.ts";

/**
 * The pictures of these sizes, in the order in which they were written; in place of one that is not
 * `asked` for there is nothing, which takes a fraction of the time.
 */
export function* decode(
  from: Streams,
  pieces: readonly Piece[],
  sizes: readonly { width: number; height: number }[],
  asked: (place: number) => boolean = () => true,
): Generator<Picture | undefined> {
  const palette: number[] = [];
  const inPalette = new NumberReader(from.palette);
  while (!inPalette.isAtEnd) palette.push(inPalette.take());
  const layout = new NumberReader(from.layout);
  const shown = new NumberReader(from.colours);
  const parts = new NumberReader(from.parts);
  const counts = new NumberReader(from.counts);
  const refs = new NumberReader(from.pieces);
  const across = new NumberReader(from.across);
  const down = new NumberReader(from.down);
  /** Line by line. */
  const known: Uint32Array[] = [];
  let nextPiece = 0;
  const colour = () => palette[shown.take()] ?? 0;

  function box(picture: Picture | undefined, at: Box, way: Way, last: boolean): void {
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

  function stretch(picture: Picture | undefined, at: Box, way: Way): void {
    const count = layout.take();
    let left = lengthOf(at, other[way]);
    let start = way === "rows" ? at.x : at.y;
    // Of rows with several colours the first is drawn, and the others are copied from it.
    const copied = way === "rows" && count > 1;
    for (let runs = count; runs > 0; runs--) {
      const shade = colour();
      const length = runs === 1 ? left : layout.take();
      if (picture && way === "rows") {
        const height = copied ? 1 : at.height;
        fill(picture, { x: start, y: at.y, width: length, height }, shade);
      } else if (picture) {
        fill(picture, { x: at.x, y: start, width: at.width, height: length }, shade);
      }
      start += length;
      left -= length;
    }
    if (!picture || !copied) return;
    const first = at.y * picture.width + at.x;
    for (let row = 1; row < at.height; row++) {
      picture.colours.copyWithin(first + row * picture.width, first, first + at.width);
    }
  }

  function part(picture: Picture | undefined, at: Box): void {
    const place = parts.take();
    if (place === 0) known.push(newPart(at));
    const found = place === 0 ? known.at(-1) : known[place - 1];
    if (!found) throw new Error("The pictures name a part that is not there.");
    if (!picture) return;
    let next = 0;
    for (let y = at.y; y < at.y + at.height; y++) {
      const first = y * picture.width + at.x;
      for (let dot = first; dot < first + at.width; dot++)
        picture.colours[dot] = found[next++] ?? 0;
    }
  }

  function newPart({ width, height }: Box): Uint32Array {
    const dots = new Uint32Array(width * height).fill(colour());
    let [column, row] = [0, 0];
    for (let count = counts.take(); count > 0; count--) {
      const ref = refs.take();
      const piece = pieces[ref === 0 ? nextPiece++ : ref - 1];
      if (!piece) throw new Error("The pictures name a piece that is not there.");
      const left = column + across.takeSigned();
      row += down.takeSigned();
      column = left + piece.width;
      let next = 0;
      for (let x = left; x < column; x++) {
        for (let y = row; y < row + piece.height; y++) {
          const dot = piece.dots[next++] ?? clear;
          if (dot !== clear) dots[y * width + x] = dot;
        }
      }
    }
    return dots;
  }

  for (const [place, { width, height }] of sizes.entries()) {
    const picture = asked(place)
      ? { width, height, colours: new Uint32Array(width * height) }
      : undefined;
    box(picture, { x: 0, y: 0, width, height }, "rows", false);
    yield picture;
  }
}

function fill({ width, colours }: Picture, at: Box, shade: number): void {
  // Whole lines are one stretch.
  const [lines, length] = at.width === width ? [1, at.height * width] : [at.height, at.width];
  for (let line = 0; line < lines; line++) {
    const first = (at.y + line) * width + at.x;
    colours.fill(shade, first, first + length);
  }
}
