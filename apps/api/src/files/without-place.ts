import { crc32 } from "node:zlib";

/**
 * A whole picture without what tells where, when and with what it was taken: a phone writes the place into
 * every photo, and whoever may see the picture could read it. How it is to be turned stays, and its colours.
 * Segments and chunks are left out; nothing is decoded.
 */
export const withoutPlace = (
  bytes: Uint8Array<ArrayBuffer>,
  type: "image/jpeg" | "image/png",
): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(type === "image/jpeg" ? jpegParts(bytes) : pngParts(bytes)));

const exifHead = Buffer.from("Exif\0\0", "latin1");
const [startOfScan, endOfImage] = [0xda, 0xd9];

/** The application's segments that tell how to draw, by how they begin; no comment does. */
const drawing: Readonly<Record<number, string>> = {
  0xe0: "JFIF\0",
  0xe2: "ICC_PROFILE\0",
  0xee: "Adobe",
};

/** One segment of a JPEG: what it is, what it says, and all of it, a scan with its picture data. */
type Segment = { marker: number; data: Uint8Array; whole: Uint8Array };

/** Up to its end mark: phones append films and further pictures. */
export function segmentsOf(bytes: Uint8Array): Segment[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= bytes.byteLength;) {
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes before a marker, and what readers pass over.
    if (bytes[at] !== 0xff || marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) break;
    const next = at + 2 + view.getUint16(at + 2);
    const end = marker === startOfScan ? endOfScan(bytes, next) : next;
    const data = bytes.subarray(at + 4, next);
    segments.push({ marker, data, whole: bytes.subarray(at, end) });
    at = end;
  }
  return segments;
}

function jpegParts(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let orientation = 1;
  for (const { marker, data, whole } of segmentsOf(bytes)) {
    if (marker === 0xe1 && startsWith(data, exifHead)) {
      orientation = orientationIn(data.subarray(exifHead.byteLength));
    }
    if (tellsHowToDraw(marker, data)) parts.push(whole);
  }
  return [bytes.subarray(0, 2), ...turned(orientation), ...parts, Buffer.from([0xff, endOfImage])];
}

/** Whether a segment of a JPEG is needed to draw it. */
export function tellsHowToDraw(marker: number, data: Uint8Array): boolean {
  const isApplications = marker >= 0xe0 && marker <= 0xef;
  if (!isApplications) return marker !== 0xfe;
  const head = drawing[marker];
  return head !== undefined && startsWith(data, Buffer.from(head, "latin1"));
}

/** The segment that says how a JPEG is to be turned, where it is. */
function turned(orientation: number): Buffer[] {
  if (orientation === 1) return [];
  const data = Buffer.concat([exifHead, tiffOf(orientation)]);
  return [Buffer.from([0xff, 0xe1, 0, data.byteLength + 2]), data];
}

/** Where the picture data that begin at `from` end: at the next marker that is no part of them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.byteLength;
}

/** What tells how to draw a PNG besides its picture: transparency, colours, and the size of a pixel. */
const drawn = new Set("tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs".split(" "));

function pngParts(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const end = at + 12 + view.getUint32(at);
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString("latin1");
    const data = bytes.subarray(at + 8, end - 4);
    // What no reader may pass over begins with a capital letter.
    if (/^[A-Z]/.test(type) || drawn.has(type)) parts.push(bytes.subarray(at, end));
    else if (type === "eXIf") parts.push(...turnedPng(orientationIn(data)));
    if (type === "IEND") break;
    at = end;
  }
  return parts;
}

function turnedPng(orientation: number): Buffer[] {
  if (orientation === 1) return [];
  const body = Buffer.concat([Buffer.from("eXIf", "latin1"), tiffOf(orientation)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.byteLength - 4);
  sum.writeUInt32BE(crc32(body));
  return [length, body, sum];
}

const orientationTag = 0x0112;

/** What EXIF says of how the picture is to be turned: 2 to 8, or 1, as it is. */
function orientationIn(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (view.byteLength < 10) return 1;
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return 1;
  const entries = view.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > view.byteLength) break;
    if (view.getUint16(at, little) !== orientationTag) continue;
    const orientation = view.getUint16(at + 8, little);
    return orientation >= 2 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** EXIF that says this alone: its head, a directory of one entry, and its end. */
const tiffOf = (orientation: number): Buffer =>
  Buffer.concat([
    Buffer.from("49492a000800000001001201030001000000", "hex"),
    Buffer.from([orientation, 0, 0, 0]),
    Buffer.alloc(4),
  ]);

const startsWith = (data: Uint8Array, head: Uint8Array): boolean =>
  Buffer.from(data.subarray(0, head.byteLength)).equals(head);
