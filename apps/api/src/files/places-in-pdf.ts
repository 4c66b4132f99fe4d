import { segmentsOf, tellsHowToDraw } from "./without-place.ts";

const stream = Buffer.from("stream");
const streamEnd = Buffer.from("endstream");
const jpegHead = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * A PDF whose photos no longer tell where, when and with what they were taken: scanners' apps put a phone's photo
 * into the page as it is. What tells it is overwritten with zeros where it stands, so that no length and no offset
 * of the PDF changes. A photo that lies packed in another filter is left: no app is known to do so.
 */
export function withoutPlacesInPdf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const pdf = Buffer.from(bytes);
  for (let at = pdf.indexOf(stream); at !== -1;) {
    const begin = at + stream.byteLength + (pdf[at + stream.byteLength] === 0x0d ? 2 : 1);
    at = pdf.indexOf(stream, begin);
    if (!pdf.subarray(begin, begin + 3).equals(jpegHead)) continue;
    const end = pdf.indexOf(streamEnd, begin);
    if (end === -1) break;
    const photo = new Uint8Array(pdf.buffer, pdf.byteOffset + begin, end - begin);
    for (const { marker, data } of segmentsOf(photo)) {
      if (!tellsHowToDraw(marker, data)) data.fill(0);
    }
    // Each photo is gone through once, whatever stands in it.
    at = pdf.indexOf(stream, end + streamEnd.byteLength);
  }
  return new Uint8Array(pdf);
}
