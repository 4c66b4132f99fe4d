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
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    for (let i = 0; i < stride; i++) {
      const left = i < 3 ? 0 : (pixels[to + i - 3] ?? 0);
      const up = y === 0 ? 0 : (pixels[to + i - stride] ?? 0);
      const corner = i < 3 || y === 0 ? 0 : (pixels[to + i - stride - 3] ?? 0);
      pixels[to + i] = (raw[from + i] ?? 0) + guessed(filter, left, up, corner);
    }
  }
  return { width, height, pixels };
}

/** What a line's filter expects a byte to be, from its neighbours. */
function guessed(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
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
    chunk("IDAT", deflateSync(lines, { level: 9, memLevel: 9 })),
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
