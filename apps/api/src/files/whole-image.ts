import { crc32 } from "node:zlib";

/** Whether every chunk of a PNG is there and unharmed, down to its end mark. */
export function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasPicture = false;
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.byteLength) return false;
    if (crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) return false;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === "IDAT") hasPicture = true;
    if (type === "IEND") return hasPicture;
    at = end + 4;
  }
  return false;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/**
 * Whether a JPEG reaches the end mark of its picture. Segments are walked by their lengths, so that
 * the end mark of a thumbnail inside one does not count; what phones append after it does not matter.
 */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.byteLength) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1];
    // Fill bytes before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return false;
    at += 2 + view.getUint16(at + 2);
    if (marker === startOfScan) return hasEndMark(bytes, at);
  }
  return false;
}

/** In picture data 0xFF is always followed by 0x00 or a restart mark, so the end mark is unmistakable. */
function hasEndMark(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === endOfImage) return true;
  }
  return false;
}
