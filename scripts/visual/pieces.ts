/**
 * What a word or an icon is made of: letters, mostly, as dots that hang together. The same letter in
 * the same colours stands in many words, of many components, and is kept once.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { NumberReader, NumberWriter } from "./bytes.ts";

/** Its colours column by column, for a letter's stem is then one stretch; `clear` where the ground is seen. */
export type Piece = { width: number; height: number; dots: Uint32Array };
export const clear = 0x100_0000;

/** A part's ground, and the pieces on it from its left and top edge, the leftmost first. */
export type Composed = { ground: number; placed: { x: number; y: number; piece: Piece }[] };

/** Takes a part apart: its commonest colour is its ground. `dots` are column by column. */
export function compose(dots: Uint32Array, width: number, height: number): Composed {
  const ground = commonestFirst(dots)[0] ?? 0;
  const placed: Composed["placed"] = [];
  const seen = new Uint8Array(dots.length);
  const found = new Int32Array(dots.length);
  for (let start = 0; start < dots.length; start++) {
    if (seen[start] === 1 || dots[start] === ground) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    let end = 0;
    found[end++] = start;
    seen[start] = 1;
    for (let next = 0; next < end; next++) {
      const at = found[next] ?? 0;
      const x = Math.floor(at / height);
      const y = at % height;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      // Corners touch, too.
      for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++) {
        for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) {
          const beside = column * height + row;
          if (seen[beside] === 1 || dots[beside] === ground) continue;
          seen[beside] = 1;
          found[end++] = beside;
        }
      }
    }
    const piece = { width: right - left + 1, height: bottom - top + 1 };
    const its = new Uint32Array(piece.width * piece.height).fill(clear);
    for (const at of found.subarray(0, end)) {
      const x = Math.floor(at / height) - left;
      its[x * piece.height + (at % height) - top] = dots[at] ?? 0;
    }
    placed.push({ x: left, y: top, piece: { ...piece, dots: its } });
  }
  return { ground, placed };
}

/** What tells a piece from any other. */
export const keyOf = ({ width, height, dots }: Piece): string =>
  createHash("sha1").update(Uint32Array.of(width, height)).update(dots).digest("base64");

/** Colours by how often they occur, in stretches: how often a number is written is what counts. */
export function commonestFirst(colours: Iterable<number>): number[] {
  const counts = new Map<number, number>();
  let last = -1;
  for (const colour of colours) {
    if (colour !== last) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    last = colour;
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || a - b).map(([c]) => c);
}

/** Writes pieces one after the other, after the colours that they have. */
export async function packPieces(pieces: readonly Piece[]): Promise<Buffer> {
  const palette = new NumberWriter();
  const numbers = new NumberWriter();
  const places = new Map<number, number>([[clear, 0]]);
  for (const colour of commonestFirst(dotsOf(pieces))) {
    if (colour === clear) continue;
    places.set(colour, places.size);
    palette.put(colour);
  }
  for (const { width, height, dots } of pieces) {
    numbers.put(width);
    numbers.put(height);
    for (const dot of dots) numbers.put(places.get(dot) ?? 0);
  }
  const [first, second] = await Promise.all([compress(palette.done()), compress(numbers.done())]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(first.length);
  return Buffer.concat([length, first, second]);
}

export async function unpackPieces(bytes: Buffer): Promise<Piece[]> {
  const end = 4 + bytes.readUInt32BE();
  const colours = new NumberReader(await decompress(bytes.subarray(4, end)));
  const palette = [clear];
  while (!colours.isAtEnd) palette.push(colours.take());
  const numbers = new NumberReader(await decompress(bytes.subarray(end)));
  const pieces: Piece[] = [];
  while (!numbers.isAtEnd) {
    const width = numbers.take();
    const height = numbers.take();
    const dots = new Uint32Array(width * height);
    for (let at = 0; at < dots.length; at++) dots[at] = palette[numbers.take()] ?? 0;
    pieces.push({ width, height, dots });
  }
  return pieces;
}

function* dotsOf(pieces: readonly Piece[]): Generator<number> {
  for (const { dots } of pieces) yield* dots;
}

export const decompress = promisify(brotliDecompress) as (bytes: Buffer) => Promise<Buffer>;

export const compress = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
