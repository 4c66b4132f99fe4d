import { createInflate } from "node:zlib";

type Size = { readonly width: number; readonly height: number };

/** Samples of a pixel by a PNG's colour type. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Where the seven passes of an interlaced PNG begin, and how far their pixels stand apart. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Whether a whole PNG holds all the pixels of its announced size. They are counted as they unfold and
 * not kept; a picture that unfolds into more is as wrong as one with less.
 */
export async function hasPngPixels(bytes: Uint8Array, { width, height }: Size): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = samplesOf[view.getUint8(25)];
  if (samples === undefined) return false;
  const bits = samples * view.getUint8(24);
  const rows = (wide: number, high: number) =>
    wide > 0 && high > 0 ? high * (1 + Math.ceil((wide * bits) / 8)) : 0;
  const needed =
    view.getUint8(28) === 0
      ? rows(width, height)
      : adam7
          .map(([x, y, dx, dy]) => rows(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)))
          .reduce((sum, pass) => sum + pass, 0);
  let found = 0;
  const inflate = createInflate();
  inflate.end(pictureData(view, bytes));
  try {
    for await (const part of inflate as AsyncIterable<Uint8Array>) {
      found += part.byteLength;
      if (found > needed) return false;
    }
  } catch {
    return false;
  }
  return found === needed;
}

/** The contents of a whole PNG's IDAT chunks, one after another. */
function pictureData(view: DataView, bytes: Uint8Array): Buffer {
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const length = view.getUint32(at);
    const isPicture = view.getUint32(at + 4) === 0x49_44_41_54;
    if (isPicture) parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

const [startOfScan, endOfImage] = [0xda, 0xd9];

/**
 * Whether a whole JPEG's scans are long enough for its size: each block of 8 by 8 pixels takes at least
 * one bit. The shades themselves are not decoded; a grey picture is a picture.
 */
export function hasJpegPixels(bytes: Uint8Array, { width, height }: Size): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scanned = 0;
  for (let at = 2; at + 4 <= bytes.byteLength;) {
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === endOfImage) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const next = at + 2 + view.getUint16(at + 2);
    at = marker === startOfScan ? endOfScan(bytes, next) : next;
    if (marker === startOfScan) scanned += at - next;
  }
  return scanned * 8 >= Math.ceil(width / 8) * Math.ceil(height / 8);
}

/** Where the picture data that begin at `from` end: at the next marker that is no part of them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    const isData = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (!isData) return at;
  }
  return bytes.byteLength;
}
