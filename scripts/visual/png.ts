/** Just enough of PNG to read what the browser makes and to write it smaller. */
import { crc32, deflateSync, inflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Red, green and blue of each pixel, line by line. */
export type Pixels = { width: number; height: number; pixels: Buffer };

/** The pixels of a PNG of 8 bits a channel, with no transparency, as the browser takes it. */
export function readPng(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const [depth, kind, , , interlaced] = png.subarray(24, 29);
  if (depth !== 8 || kind !== 2 || interlaced !== 0) {
    throw new Error("This PNG is of a kind that the browser does not make.");
  }
  const raw = inflateSync(Buffer.concat(chunksOf(png, "IDAT")));
  const stride = width * 3;
  const pixels = Buffer.alloc(stride * height);
  let above = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    const from = y * (stride + 1);
    const line = pixels.subarray(y * stride, (y + 1) * stride);
    raw.copy(line, 0, from + 1, from + 1 + stride);
    undo(raw[from] ?? 0, line, above);
    above = line;
  }
  return { width, height, pixels };
}

/** Turns a line's differences from what its filter guessed into what they are, given the line above. */
function undo(filter: number, line: Buffer, above: Buffer): void {
  if (filter === 0) return;
  for (let i = 0; i < line.length; i++) {
    const left = i < 3 ? 0 : (line[i - 3] ?? 0);
    const up = above[i] ?? 0;
    const guess =
      filter === 1
        ? left
        : filter === 2
          ? up
          : filter === 3
            ? (left + up) >> 1
            : paeth(left, up, i < 3 ? 0 : (above[i - 3] ?? 0));
    line[i] = (line[i] ?? 0) + guess;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

export type Indexed = {
  width: number;
  height: number;
  /** At most 256 colours, as 0xRRGGBB. */
  palette: readonly number[];
  /** Each pixel's place in the palette. */
  indices: Uint8Array;
  /** A word to go with the picture, unseen. */
  comment: string;
};

const keyword = "Comment\0";

export function writePng({ width, height, palette, indices, comment }: Indexed): Buffer {
  const lines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    lines.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.alloc(palette.length * 3);
  palette.forEach((colour, index) => colours.writeUIntBE(colour, index * 3, 3));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("tEXt", Buffer.from(keyword + comment, "latin1")),
    chunk("IDAT", deflateSync(lines, { level: 6, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The word that `writePng` has sent along; nothing if the file is none of ours. */
export function commentOf(png: Buffer): string | undefined {
  const text = chunksOf(png, "tEXt")[0]?.toString("latin1");
  return text?.startsWith(keyword) ? text.slice(keyword.length) : undefined;
}

function chunksOf(png: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = signature.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    const end = at + 8 + png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === type) found.push(png.subarray(at + 8, end));
  }
  return found;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
