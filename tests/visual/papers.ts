/** Small pictures as a browser may have taken them. */
import { crc32, deflateSync } from "node:zlib";

type Mark = { size?: number; width?: number; level?: number };

/** A PNG of 64 × 64 white pixels with a mark of `width` and `size` that is darker by `shade`. */
export function paper(shade: number, { size = 10, width = size, level = 9 }: Mark = {}): Buffer {
  return png((row) => (row < size ? width : 0), 255 - shade, level);
}

/** One whose rows begin with as many pixels of that grey as said. */
function png(widthOf: (row: number) => number, grey: number, level = 9): Buffer {
  const rows = Array.from({ length: 64 }, (_, row) => {
    const line = Buffer.alloc(1 + 64 * 3, 255).fill(0, 0, 1);
    return line.fill(grey, 1, 1 + widthOf(row) * 3);
  });
  const header = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
