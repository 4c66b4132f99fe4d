import { crc32, deflateSync } from "node:zlib";
import { imageTypes } from "@polyportal/domain/upload/limits";
import { expect, test } from "vitest";
import { checkFile } from "./check-file.ts";

const rule = { maxBytes: 12 * 1024 * 1024, types: imageTypes };
const check = (bytes: Uint8Array<ArrayBuffer> | string, some = rule) =>
  checkFile(new File([bytes], "passport.png", { type: "image/png" }), some);
const tooBig = { code: "file_too_big", status: 413 };
const wrongType = { code: "file_wrong_type", status: 415 };

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black PNG of that size, of one bit a pixel, or of what else is asked for. */
function png(
  width: number,
  height: number,
  { depth = 1, colour = 0, interlace = 0, rows = blank(width, height) } = {},
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", header),
      chunk("IDAT", deflateSync(rows)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

const blank = (width: number, height: number, bits = 1) =>
  Buffer.alloc((Math.ceil((width * bits) / 8) + 1) * height);

/** A JPEG as a camera makes it: a thumbnail with an end mark of its own inside, something appended. */
function jpeg(width = 40, height = 30): Uint8Array<ArrayBuffer> {
  const segment = (marker: number, data: number[]) => [
    0xff,
    marker,
    (data.length + 2) >> 8,
    (data.length + 2) & 255,
    ...data,
  ];
  const exif = [...Buffer.from("Exif\0\0"), 0xff, 0xd8, 0xff, 0xd9];
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  const scan = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
  return new Uint8Array([
    0xff,
    0xd8,
    ...segment(0xe1, exif),
    ...segment(0xc0, frame),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...scan,
    0xff,
    0xd9,
    ...Buffer.from("SEFT"),
  ]);
}

test("a picture is taken byte for byte, by what it is and not by its name", async () => {
  const bytes = jpeg();
  const checked = await check(bytes);
  expect(checked).toMatchObject({ type: "image/jpeg", width: 40, height: 30 });
  expect(checked.bytes).toEqual(bytes);
  expect(await check(png(64, 64))).toMatchObject({ type: "image/png", width: 64, height: 64 });
});

test.each([
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a PDF", "%PDF-1.7\n1 0 obj\n"],
  ["a HEIC photo", `\0\0\0\x18ftypheic\0\0\0\0mif1heic${"\0".repeat(64)}`],
  ["a GIF", `GIF89a${"\0".repeat(32)}`],
  ["nothing at all", ""],
])("%s named .png is of the wrong type", async (_, text) => {
  await expect(check(text)).rejects.toMatchObject(wrongType);
});

test.each([
  ["JPEG", jpeg()],
  ["PNG", png(64, 64)],
])("a %s that was cut short, at whatever place, is refused", async (_, bytes) => {
  const whole = bytes.byteLength - (bytes[0] === 0xff ? 5 : 0);
  for (let length = 0; length < whole; length += 1) {
    await expect(check(bytes.slice(0, length))).rejects.toMatchObject(wrongType);
  }
});

test("a PNG that was harmed on its way is refused", async () => {
  const bytes = png(64, 64);
  bytes[45] = (bytes[45] ?? 0) ^ 1;
  await expect(check(bytes)).rejects.toMatchObject(wrongType);
});

test("too many bytes are refused before anything is read", async () => {
  const small = { ...rule, maxBytes: 100 * 1024 };
  await expect(check(new Uint8Array(101 * 1024), small)).rejects.toMatchObject(tooBig);
  const endless = { ...rule, maxBytes: Number.POSITIVE_INFINITY };
  await expect(check(new Uint8Array(12 * 1024 * 1024 + 1), endless)).rejects.toMatchObject(tooBig);
});

test("a small file that unfolds into an enormous picture is refused", async () => {
  await expect(check(png(20_000, 20))).rejects.toMatchObject(tooBig);
  await expect(check(png(7_000, 7_000))).rejects.toMatchObject(tooBig);
  expect(await check(png(6_000, 6_000))).toMatchObject({ width: 6_000 });
});

test("a picture without its pixels is refused, and one with more than it announces", async () => {
  const cut = [
    png(64, 64, { rows: Buffer.alloc(0) }),
    png(64, 64, { rows: blank(64, 63) }),
    png(64, 64, { rows: blank(64, 65) }),
    jpeg(4_000, 3_000),
  ];
  for (const bytes of cut) await expect(check(bytes)).rejects.toMatchObject(wrongType);
});

test("every kind of PNG is counted as it is stored", async () => {
  const rgba = png(20, 30, { depth: 8, colour: 6, rows: blank(20, 30, 32) });
  expect(await check(rgba)).toMatchObject({ width: 20 });
  const grey16 = png(20, 30, { depth: 16, colour: 0, rows: blank(20, 30, 16) });
  expect(await check(grey16)).toMatchObject({ width: 20 });
  // 5 by 5 pixels of 8 bits: the rows of each of the seven passes, and how many pixels they have.
  const passes = [
    [1, 1],
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 2],
    [2, 5],
  ] as const;
  const rows = Buffer.alloc(passes.reduce((sum, [high, wide]) => sum + high * (1 + wide), 0));
  const interlaced = png(5, 5, { depth: 8, interlace: 1, rows });
  expect(await check(interlaced)).toMatchObject({ width: 5 });
});
