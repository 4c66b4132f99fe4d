import { crc32, deflateSync } from "node:zlib";
import { imageTypes } from "@polyportal/domain/upload/limits";
import { expect, test } from "vitest";
import { checkFile } from "./check-file.ts";
import { withoutPlacesInPdf } from "./places-in-pdf.ts";

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

/** A thumbnail with an end mark of its own inside. */
const thumbnail = [...Buffer.from("Exif\0\0"), 0xff, 0xd8, 0xff, 0xd9];

const segment = (marker: number, data: number[]) => [
  0xff,
  marker,
  (data.length + 2) >> 8,
  (data.length + 2) & 255,
  ...data,
];

/** A JPEG as a camera makes it, with what it writes before the picture, and something appended. */
function jpeg(
  width = 40,
  height = 30,
  before = segment(0xe1, thumbnail),
  appended = "SEFT",
): Uint8Array<ArrayBuffer> {
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  const scan = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
  return new Uint8Array([
    0xff,
    0xd8,
    ...before,
    ...segment(0xc0, frame),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...scan,
    0xff,
    0xd9,
    ...Buffer.from(appended),
  ]);
}

const bare = jpeg(40, 30, [], "");

/** EXIF of either byte order: how the picture is to be turned, and where a directory with the place is. */
function exif(orientation: number, order: "II" | "MM"): number[] {
  const numbers = (width: number, ...all: number[]) =>
    all.flatMap((number) => {
      const bytes = Array.from({ length: width }, (_, at) => (number >> (8 * at)) & 255);
      return order === "II" ? bytes : bytes.toReversed();
    });
  const entry = (tag: number, type: number, value: number[]) => [
    ...numbers(2, tag, type),
    ...numbers(4, 1),
    ...value,
  ];
  return [
    ...Buffer.from(order),
    ...numbers(2, 42),
    ...numbers(4, 8),
    ...numbers(2, 2),
    ...entry(0x0112, 3, [...numbers(2, orientation), 0, 0]),
    ...entry(0x8825, 4, numbers(4, 38)),
    ...numbers(4, 0),
    ...Buffer.from("GPS 7.3775 N 3.9470 E"),
  ];
}

const exifSegment = (tiff: number[]) => segment(0xe1, [...Buffer.from("Exif\0\0"), ...tiff]);

test("a picture is taken as it is drawn, by what it is and not by its name", async () => {
  const checked = await check(jpeg());
  expect(checked).toMatchObject({ type: "image/jpeg", width: 40, height: 30 });
  expect(checked.bytes).toEqual(bare);
  expect(await check(png(64, 64))).toMatchObject({ type: "image/png", width: 64, height: 64 });
});

test("where it was taken is not kept, in whatever segment it stands", async () => {
  const place = [
    ...exifSegment(exif(1, "II")),
    ...segment(0xe1, [...Buffer.from("http://ns.adobe.com/xap/1.0/\0<x GPSLatitude='7.3775'/>")]),
    ...segment(0xed, [...Buffer.from("Photoshop 3.0\0Ibadan")]),
    ...segment(0xfe, [...Buffer.from("taken at home")]),
  ];
  // A film with a place of its own after the picture.
  expect((await check(jpeg(40, 30, place, "ftypmp42 +07.3775"))).bytes).toEqual(bare);
  // How its colours are drawn stays.
  const colours = [
    ...segment(0xe0, [...Buffer.from("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xe2, [...Buffer.from("ICC_PROFILE\0"), 1, 1]),
    ...segment(0xee, [...Buffer.from("Adobe"), 0, 100, 0, 0, 0, 0, 1]),
  ];
  const coloured = await check(jpeg(40, 30, [...colours, ...place]));
  expect(coloured.bytes).toEqual(jpeg(40, 30, colours, ""));
});

test.each(["II", "MM"] as const)("how it is to be turned is kept alone (%s)", async (order) => {
  const kept = await check(jpeg(40, 30, exifSegment(exif(6, order))));
  const alone = [...Buffer.from("49492a0008000000010012010300010000000600000000000000", "hex")];
  expect(kept.bytes).toEqual(jpeg(40, 30, exifSegment(alone), ""));
  // What was kept is kept once more.
  expect((await check(kept.bytes)).bytes).toEqual(kept.bytes);
  const broken = exif(6, order).slice(0, 9);
  expect((await check(jpeg(40, 30, exifSegment(broken)))).bytes).toEqual(bare);
});

test("a PNG tells neither where it was taken nor by whom, and keeps its turn", async () => {
  const plain = Buffer.from(png(64, 64));
  const [head, rest] = [plain.subarray(0, 33), plain.subarray(33)];
  const told = [
    chunk("tEXt", Buffer.from("Author\0Ọlá")),
    chunk("iTXt", Buffer.from("XML:com.adobe.xmp\0\0\0\0\0GPS")),
    chunk("tIME", Buffer.from([7, 234, 11, 27, 9, 0, 0])),
  ];
  const taken = (...chunks: Buffer[]) =>
    check(new Uint8Array(Buffer.concat([head, ...chunks, rest, Buffer.from("GPS")])));
  expect((await taken(...told)).bytes).toEqual(png(64, 64));
  const turned = await taken(...told, chunk("eXIf", Buffer.from(exif(6, "MM"))));
  expect(Buffer.from(turned.bytes).includes("GPS")).toBe(false);
  expect(Buffer.from(turned.bytes).includes("eXIf")).toBe(true);
  expect((await check(turned.bytes)).bytes).toEqual(turned.bytes);
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

test("photos within a PDF tell no place either, and nothing of it moves", () => {
  const place = [
    ...exifSegment(exif(6, "II")),
    ...segment(0xe1, [...Buffer.from("http://ns.adobe.com/xap/1.0/\0<x GPSLatitude='7.3775'/>")]),
  ];
  const colours = segment(0xee, [...Buffer.from("Adobe"), 0, 100, 0, 0, 0, 0, 1]);
  const pdf = (photo: Uint8Array) => {
    const head = `%PDF-1.7\n1 0 obj\n<< /Filter /DCTDecode /Length ${photo.byteLength} >>\nstream\r\n`;
    return new Uint8Array(
      Buffer.concat([Buffer.from(head), photo, Buffer.from("\nendstream\nendobj\n%%EOF\n")]),
    );
  };
  const given = pdf(jpeg(40, 30, [...colours, ...place], ""));
  const kept = Buffer.from(withoutPlacesInPdf(given));
  expect(kept.byteLength).toBe(given.byteLength);
  expect(kept.toString("latin1")).not.toMatch(/GPS|Exif|7\.37/);
  expect(kept.includes(Buffer.from(colours))).toBe(true);
  // A page without a photo is as it was.
  const plain = new Uint8Array(Buffer.from("%PDF-1.7\nstream\nBT ET\nendstream\n%%EOF\n"));
  expect(withoutPlacesInPdf(plain)).toEqual(plain);
});
