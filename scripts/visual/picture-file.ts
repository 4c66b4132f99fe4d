/**
 * The file of one component's approved pictures. Its head names the pictures, and says of each a
 * fingerprint of the browser's own PNG, which most comparisons look at no further than, and which of the
 * packed pictures it is: alike ones are kept once. Of the pieces that pictures are made of, those that
 * other components have too are kept beside it (`shared-pieces.ts`), and told by their number there.
 */
import { brotliDecompressSync } from "node:zlib";
import { NumberReader, NumberWriter } from "./bytes.ts";
import { encode, streams, type Picture, type Streams } from "./cut.ts";
import { decode } from "./draw.ts";
import { compress, decompress, keyOf, packPieces, unpackPieces, type Piece } from "./pieces.ts";
import type { SharedPieces } from "./shared-pieces.ts";

/** `body` is the picture's place among the packed ones, `approval` says who approved it, and when. */
export type Entry = {
  print: string;
  width: number;
  height: number;
  body: number;
  approval: string;
};

/** A picture with what its entry says of it; its name is the one within its component. */
export type Kept = { name: string; picture: Picture; print: string; approval: string };

/** In the file each approval stands once, and a picture has its place. */
type Head = {
  /** The name of the pieces that are kept beside the file; empty for none. */
  shared: string;
  approvals: string[];
  pictures: [
    name: string,
    print: string,
    width: number,
    height: number,
    body: number,
    approval: number,
  ][];
  /** Of what follows the head, in bytes. */
  lengths: number[];
};

/** After a picture's numbers: which pieces are shared ones, by number from the first on, and the others. */
const blocks = [...streams, "which", "own"] as const;
type Blocks = Record<(typeof blocks)[number], Buffer>;

/** Brings the pieces of that name. */
type Bring = (name: string) => Promise<SharedPieces>;

export function entriesIn(bytes: Buffer): Record<string, Entry> {
  const { approvals, pictures } = headOf(bytes);
  return Object.fromEntries(
    pictures.map(([name, print, width, height, body, approval]) => [
      name,
      { print, width, height, body, approval: approvals[approval] ?? "" },
    ]),
  );
}

/** The name of the pieces that a file needs beside it. */
export const sharedOf = (bytes: Buffer): string => headOf(bytes).shared;

/** The pictures, which are unpacked together, without those that are not `asked` for. */
export async function unpack(
  bytes: Buffer,
  bring: Bring,
  asked: (name: string) => boolean,
): Promise<Kept[]> {
  const packed = blocksIn(bytes);
  const numbers: Partial<Streams> = {};
  for (const stream of streams) numbers[stream] = await decompress(packed[stream]);
  const pieces = await piecesIn(bytes, bring);
  const all = Object.entries(entriesIn(bytes)).map(([name, entry]) => ({ name, ...entry }));
  const sizes: { width: number; height: number }[] = [];
  for (const entry of all) sizes[entry.body] = entry;
  const wanted = all.filter(({ name }) => asked(name));
  const bodies = new Set(wanted.map((entry) => entry.body));
  const pictures = [...decode(numbers as Streams, pieces, sizes, (body) => bodies.has(body))];
  return wanted.flatMap(({ name, body, print, approval }) => {
    const picture = pictures[body];
    return picture ? [{ name, picture, print, approval }] : [];
  });
}

/** The file of these pictures, beside those pieces. */
export async function pack(all: readonly Kept[], shared: SharedPieces): Promise<Buffer> {
  const sorted = all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const bodies: Picture[] = [];
  const byPrint = new Map<string, number>();
  const approvals = [...new Set(sorted.map(({ approval }) => approval))];
  const pictures: Head["pictures"] = [];
  for (const { name, picture, print, approval } of sorted) {
    const body = byPrint.get(print) ?? bodies.push(picture) - 1;
    byPrint.set(print, body);
    const { width, height } = picture;
    pictures.push([name, print, width, height, body, approvals.indexOf(approval)]);
  }
  const { numbers, pieces } = encode(bodies);
  const packed: Partial<Blocks> = await packedPieces(pieces, shared);
  for (const stream of streams) packed[stream] = await compress(numbers[stream]);
  return fileOf({ shared: shared.name, approvals, pictures }, packed as Blocks);
}

/** All pieces of a file's pictures, in the order in which these speak of them. */
export async function piecesIn(bytes: Buffer, bring: Bring): Promise<Piece[]> {
  const { which, own } = blocksIn(bytes);
  const { pieces } = await bring(sharedOf(bytes));
  const its = (await unpackPieces(own)).values();
  const numbers = new NumberReader(await decompress(which));
  const found: Piece[] = [];
  while (!numbers.isAtEnd) {
    const number = numbers.take();
    const piece = number === 0 ? its.next().value : pieces[number - 1];
    if (!piece) throw new Error("The pictures name a piece that is not there.");
    found.push(piece);
  }
  return found;
}

/** The same file beside other pieces; its pictures stay as they are packed. */
export async function besideOthers(
  bytes: Buffer,
  bring: Bring,
  shared: SharedPieces,
): Promise<Buffer> {
  const pieces = await piecesIn(bytes, bring);
  const { approvals, pictures } = headOf(bytes);
  const head = { shared: shared.name, approvals, pictures };
  return fileOf(head, { ...blocksIn(bytes), ...(await packedPieces(pieces, shared)) });
}

async function packedPieces(pieces: readonly Piece[], shared: SharedPieces) {
  const which = new NumberWriter();
  const own: Piece[] = [];
  for (const piece of pieces) {
    const place = shared.places.get(keyOf(piece));
    which.put(place === undefined ? 0 : place + 1);
    if (place === undefined) own.push(piece);
  }
  return { which: await compress(which.done()), own: await packPieces(own) };
}

async function fileOf(told: Omit<Head, "lengths">, packed: Blocks): Promise<Buffer> {
  const all = blocks.map((block) => packed[block]);
  const head: Head = { ...told, lengths: all.map(({ length }) => length) };
  const first = await compress(Buffer.from(JSON.stringify(head)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(first.length);
  return Buffer.concat([length, first, ...all]);
}

const headEnd = (bytes: Buffer): number => 4 + bytes.readUInt32BE();

function headOf(bytes: Buffer): Head {
  const head = brotliDecompressSync(bytes.subarray(4, headEnd(bytes)));
  return JSON.parse(head.toString()) as Head;
}

function blocksIn(bytes: Buffer): Blocks {
  const { lengths } = headOf(bytes);
  const packed: Partial<Blocks> = {};
  let at = headEnd(bytes);
  for (const [index, block] of blocks.entries()) {
    const end = at + (lengths[index] ?? 0);
    packed[block] = bytes.subarray(at, end);
    at = end;
  }
  return packed as Blocks;
}
