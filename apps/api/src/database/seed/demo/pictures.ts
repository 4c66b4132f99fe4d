import { crc32, deflateSync } from "node:zlib";

/** How light each point is, 0 to 255. */
type Shade = (x: number, y: number) => number;

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A grey PNG. */
function png(width: number, height: number, shade: Shade): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = shade(x, y);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const within = (x: number, y: number, [left, top, wide, high]: readonly number[]): boolean =>
  ((x - (left ?? 0)) / (wide ?? 1)) ** 2 + ((y - (top ?? 0)) / (high ?? 1)) ** 2 <= 1;

/** Head and shoulders of nobody, in the shape of a passport photograph. */
export const demoPhoto = (): Buffer =>
  png(140, 180, (x, y) =>
    within(x, y, [70, 70, 30, 38]) || within(x, y, [70, 185, 62, 66]) ? 110 : 235,
  );

/** A sheet with lines that nobody can read, in the place of a scan. */
export const demoScan = (): Buffer =>
  png(210, 297, (x, y) => (x > 25 && x < 185 && y > 30 && y < 260 && y % 14 < 4 ? 150 : 250));
