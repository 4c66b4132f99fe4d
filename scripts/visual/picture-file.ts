/**
 * The file of one component's approved pictures. Its first line names the pictures, and says of each a
 * fingerprint of the browser's own PNG, which most comparisons look at no further than, and which of the
 * packed pictures it is: alike ones are kept once.
 */
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { decode, encode, streams, type Picture, type Streams } from "./cut.ts";

/** `body` is the picture's place among the packed ones, `approval` says who approved it, and when. */
export type Entry = {
  print: string;
  width: number;
  height: number;
  body: number;
  approval: string;
};

/** In the file each approval stands once, and a picture has its place. */
type Head = {
  approvals: string[];
  pictures: Record<string, Omit<Entry, "approval"> & { approval: number }>;
  /** Of each stream of numbers, in bytes. */
  lengths: number[];
};

/** A picture with what its entry says of it; its name is the one within its component. */
export type Kept = { name: string; picture: Picture; print: string; approval: string };

const lineEnd = 0x0a;

export function entriesIn(bytes: Buffer): Record<string, Entry> {
  const { approvals, pictures } = headOf(bytes);
  return Object.fromEntries(
    Object.entries(pictures).map(([name, entry]) => [
      name,
      { ...entry, approval: approvals[entry.approval] ?? "" },
    ]),
  );
}

/** The pictures, which are unpacked together, without those that are not `asked` for. */
export async function unpack(bytes: Buffer, asked: (name: string) => boolean): Promise<Kept[]> {
  const { lengths } = headOf(bytes);
  const packed: Partial<Streams> = {};
  let at = bytes.indexOf(lineEnd) + 1;
  for (const [index, stream] of streams.entries()) {
    const end = at + (lengths[index] ?? 0);
    packed[stream] = await promisify(brotliDecompress)(bytes.subarray(at, end));
    at = end;
  }
  const all = Object.entries(entriesIn(bytes)).map(([name, entry]) => ({ name, ...entry }));
  const sizes: { width: number; height: number }[] = [];
  for (const entry of all) sizes[entry.body] = entry;
  const found: Kept[] = [];
  let body = 0;
  for (const picture of decode(packed as Streams, sizes)) {
    for (const { name, print, approval } of all.filter((entry) => entry.body === body)) {
      if (asked(name)) found.push({ name, picture, print, approval });
    }
    body++;
  }
  return found;
}

/** The file of these pictures. */
export async function pack(all: readonly Kept[]): Promise<Buffer> {
  const sorted = all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const bodies: Picture[] = [];
  const byPrint = new Map<string, number>();
  const approvals = [...new Set(sorted.map(({ approval }) => approval))];
  const pictures: Head["pictures"] = {};
  for (const { name, picture, print, approval } of sorted) {
    const body = byPrint.get(print) ?? bodies.push(picture) - 1;
    byPrint.set(print, body);
    const { width, height } = picture;
    pictures[name] = { print, width, height, body, approval: approvals.indexOf(approval) };
  }
  const numbers = encode(bodies);
  const packed = await Promise.all(streams.map((stream) => compress(numbers[stream])));
  const head: Head = { approvals, pictures, lengths: packed.map(({ length }) => length) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...packed]);
}

function headOf(bytes: Buffer): Head {
  return JSON.parse(bytes.toString("utf8", 0, bytes.indexOf(lineEnd))) as Head;
}

const compress = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
