import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

type Picture = { readonly width?: number; readonly height?: number; readonly bytes?: number };

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A grey PNG, padded to exactly `bytes` by a comment chunk. */
export function png({ width = 8, height = 8, bytes = 0 }: Picture = {}): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  const parts = [
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ];
  const frame = 12;
  const short = bytes - parts.reduce((sum, part) => sum + part.byteLength, 0) - frame;
  if (short >= 0) parts.splice(2, 0, chunk("tEXt", Buffer.alloc(short, "a")));
  return new File([Buffer.concat(parts)], "picture.png", { type: "image/png" });
}

const smallestJpeg = Buffer.concat([
  Buffer.from(
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
    "base64",
  ),
  // The bits of its one block, and the end.
  Buffer.from([0x3f, 0xff, 0xd9]),
]);

export const jpeg = (): File => new File([smallestJpeg], "picture.jpg", { type: "image/jpeg" });

/** A JPEG whose upload was cut off. */
export const brokenJpeg = (): File =>
  new File([smallestJpeg.subarray(0, -8)], "picture.jpg", { type: "image/jpeg" });

/** The default format of iPhones, named as a JPEG. */
export const heic = (): File =>
  new File(
    [Buffer.from("0000001866747970686569630000000068656963", "hex"), Buffer.alloc(200)],
    "IMG_0001.jpg",
    {
      type: "image/jpeg",
    },
  );

export const svg = (): File =>
  new File(
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    "picture.png",
    {
      type: "image/png",
    },
  );

export const gif = (): File =>
  new File([Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64")], "picture.png", {
    type: "image/png",
  });

/** A PDF with one empty page and the given objects. */
export const pdf = (objects: string | Buffer = "", bytes = 0): File => {
  const head = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n";
  const end = "\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n";
  const middle = Buffer.from(objects);
  const short = bytes - Buffer.byteLength(head) - middle.byteLength - Buffer.byteLength(end);
  const parts = [
    Buffer.from(head),
    middle,
    Buffer.alloc(Math.max(0, short), " "),
    Buffer.from(end),
  ];
  return new File([Buffer.concat(parts)], "letter.pdf", { type: "application/pdf" });
};

/** An object compressed in a stream, as in PDFs. */
export function packedObjects(text: string): Buffer {
  const packed = deflateSync(`10 0 ${text} `);
  return Buffer.concat([
    Buffer.from("\n9 0 obj\n<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode "),
    Buffer.from(`/Length ${packed.byteLength} >>\nstream\n`),
    packed,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
}
