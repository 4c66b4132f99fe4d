/** Files as an attacker would make them, of any size: what a parser reads again and again if it can be made to. */
import { crc32, deflateSync } from "node:zlib";
import { textRow, workbook, worksheet } from "../../../apps/api/src/sheets/testing/workbook.ts";
import type { Asked } from "../../../apps/api/src/untrusted/jobs.ts";
import { evidenceLimits, uploadLimits } from "../../../packages/domain/src/upload/limits.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that grows: of so many bytes, or where it is packed, of what unfolds to so many. */
export type Grown = {
  readonly what: string;
  /** The largest that is taken of its kind. */
  readonly most: number;
  readonly of: (bytes: number) => Asked | string;
};

const own = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);
const latin = (text: string): Bytes => own(Buffer.from(text, "latin1"));
const times = (piece: string, bytes: number): string =>
  piece.repeat(Math.max(1, Math.floor(bytes / piece.length)));
/** Pieces that differ by a number. */
const counted = (pieceOf: (at: number) => string, bytes: number): string => {
  const pieces: string[] = [];
  for (let size = 0, at = 0; size < bytes; at += 1) {
    const piece = pieceOf(at);
    pieces.push(piece);
    size += piece.length;
  }
  return pieces.join("");
};

const pdf = (what: string, inside: (bytes: number) => string, catalog = ""): Grown => ({
  what: `PDF of ${what}`,
  most: evidenceLimits.maxBytes,
  of: (bytes) => ({
    name: "cleanPdf",
    input: {
      bytes: latin(
        `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${catalog} >>\nendobj\n${inside(bytes)}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
      ),
    },
  }),
});

/** Objects packed in one stream, which unfolds to so many bytes; or all of them at the place of the first. */
function packed(bytes: number, isAtOne = false): string {
  const objects: string[] = [];
  const places: string[] = [];
  for (let at = 0, number = 7; at < bytes; number += 1) {
    const object = isAtOne ? "( " : `<< /Type /Page /Rotate ${number} >> `;
    places.push(`${number} ${isAtOne ? 0 : at}`);
    objects.push(object);
    at += object.length + (isAtOne ? 8 : 0);
  }
  const closed = isAtOne ? ")".repeat(objects.length) : "";
  const head = `${places.join(" ")} `;
  const body = deflateSync(Buffer.from(head + objects.join("") + closed)).toString("latin1");
  return `5 0 obj\n<< /Type /ObjStm /N ${places.length} /First ${head.length} /Filter /FlateDecode /Length ${body.length} >>\nstream\n${body}\nendstream\nendobj`;
}

const pdfs: readonly Grown[] = [
  pdf("photos' beginnings", (bytes) => times("stream\n\xff\xd8\xff\xe1\0\x04ab", bytes)),
  pdf("streams with them", (bytes) =>
    counted(
      (at) => `${at + 5} 0 obj\n<< /Length 5 >>\nstream\n\xff\xd8\xff\xe1\0\nendstream\nendobj\n`,
      bytes,
    ),
  ),
  pdf("small objects", (bytes) =>
    counted((at) => `${at + 5} 0 obj\n<< /A [1 2 (x)] >>\nendobj\n`, bytes),
  ),
  pdf("one object, told again and again", (bytes) => times("5 0 obj\n<< /B 1 >>\nendobj\n", bytes)),
  pdf("objects that are packed", (bytes) => packed(bytes)),
  pdf("packed objects at one place", (bytes) => packed(bytes, true)),
  pdf("streams that are packed", (bytes) => times("stream\n\x78\x9cab", bytes)),
  pdf("streams of negative length", (bytes) =>
    counted((at) => `${at + 5} 0 obj\n<< /Length -9 >>\nstream\nendstream\nendobj\n`, bytes),
  ),
  pdf(
    "names in one object",
    (bytes) => `5 0 obj\n<< ${counted((at) => `/N${at} 1 `, bytes)} >>\nendobj`,
  ),
  pdf("one long text", (bytes) => `5 0 obj\n(${times("a", bytes)})\nendobj`),
  pdf("brackets in a text", (bytes) => `5 0 obj\n(${times("()", bytes)})\nendobj`),
  pdf("a text that does not end", (bytes) => `5 0 obj\n${times("(", bytes)}`),
  pdf("arrays within arrays", (bytes) => `5 0 obj\n${times("[", bytes)}`),
  pdf("dictionaries within dictionaries", (bytes) => `5 0 obj\n${times("<</A", bytes)}`),
  pdf("spaces", (bytes) => times(" ", bytes)),
  pdf("comments", (bytes) => times("%x\n", bytes)),
  pdf("beginnings of objects", (bytes) => counted((at) => `${at + 5} 0 obj\n`, bytes)),
  pdf("streams that do not end", (bytes) =>
    counted((at) => `${at + 5} 0 obj\n<< /Length 9 >>\nstream\n`, bytes),
  ),
  pdf("trailers", (bytes) => times("trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n", bytes)),
  pdf("digits", (bytes) => `x ${times("1", bytes)}`),
  pdf("numbers", (bytes) => `x ${times("1 ", bytes)}`),
  pdf("spaces after a letter", (bytes) => `x${times(" ", bytes)}`),
  pdf("hexadecimal digits", (bytes) => `5 0 obj\n<${times("41", bytes)}>\nendobj`),
  pdf("escaped letters in a name", (bytes) => `5 0 obj\n<< /${times("#41", bytes)} 1 >>\nendobj`),
  pdf(
    "chained actions",
    (bytes) =>
      counted((at) => `${at + 5} 0 obj\n<< /S /GoTo /Next ${at + 6} 0 R >>\nendobj\n`, bytes),
    "/OpenAction 5 0 R",
  ),
];

const sheet = (what: string, textOf: (bytes: number) => string): Grown => ({
  what: `csv of ${what}`,
  most: uploadLimits.maxBytes,
  of: (bytes) => ({
    name: "readSheet",
    input: { content: latin(textOf(bytes)), fileName: "a.csv" },
  }),
});

const texts: readonly Grown[] = [
  sheet("commas", (bytes) => times(",", bytes)),
  sheet("empty rows", (bytes) => `Name,Score\n${times(",\n", bytes)}`),
  sheet("ends of lines", (bytes) => `Name,Score\n${times("\n", bytes)}`),
  sheet("quotation marks", (bytes) => `Name,Score\n${times('"', bytes)}`),
  sheet("quotation marks, each a cell's", (bytes) => `Name,Score\n${times('"",', bytes)}`),
  sheet("one long cell", (bytes) => `Name,Score\n${times("a", bytes)}`),
  sheet("a cell that does not end", (bytes) => `Name,Score\n"${times("a,\n", bytes)}`),
  sheet("wide rows", (bytes) => `Name,Score\n${times(`${"a,".repeat(250)}\n`, bytes)}`),
  sheet("formulas", (bytes) => `Name,Score\n${times(`${"'=1,".repeat(200)}\n`, bytes)}`),
];

/** A workbook of which a part has so many bytes; packed it is far smaller. */
const book = (what: string, most: number, of: (bytes: number) => Uint8Array): Grown => ({
  what: `workbook of ${what}`,
  most,
  of: (bytes) => ({ name: "readSheet", input: { content: own(of(bytes)), fileName: "a.xlsx" } }),
});

const megabyte = 1024 * 1024;
const headings = textRow("Name", "Score");
const row = textRow("Bello", "4");
const inSheet = (rows: string, after = "") =>
  workbook("", { sheets: [{ name: "A", xml: worksheet(rows, after) }] });
const brackets = `<numFmt numFmtId="200" formatCode="${"[".repeat(255)}"/>`;

const books: readonly Grown[] = [
  book("rows", megabyte, (bytes) => inSheet(headings + times(row, bytes))),
  book("empty rows", 4 * megabyte, (bytes) => inSheet(headings + times("<row/>", bytes) + row)),
  book("empty cells", 4 * megabyte, (bytes) =>
    inSheet(`${headings}${times(`<row>${"<c/>".repeat(200)}</row>`, bytes)}${row}`),
  ),
  book("shared texts", 4 * megabyte, (bytes) =>
    workbook(headings + row, { texts: `<sst>${times("<si><t>Bello</t></si>", bytes)}</sst>` }),
  ),
  book("number formats of brackets", 4 * megabyte, (bytes) =>
    workbook(headings + row, {
      styles: `<styleSheet><numFmts>${brackets}</numFmts><cellXfs>${times('<xf numFmtId="200"/>', bytes)}</cellXfs></styleSheet>`,
    }),
  ),
  book("one number format of brackets", 4 * megabyte, (bytes) =>
    workbook(headings + row, {
      styles: `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${"[".repeat(Math.min(bytes, 900_000))}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
    }),
  ),
  book("merged cells", 2 * megabyte, (bytes) =>
    inSheet(
      headings + row.repeat(1_000),
      `<mergeCells>${times('<mergeCell ref="A2:B1048576"/>', bytes)}</mergeCells>`,
    ),
  ),
  book("elements within elements", 4 * megabyte, (bytes) =>
    inSheet(headings + times("<a>", bytes)),
  ),
  book("attributes", megabyte, (bytes) =>
    inSheet(`${headings}<row ${counted((at) => `a${at}="1" `, bytes)}/>${row}`),
  ),
  book("texts in one cell", 4 * megabyte, (bytes) =>
    inSheet(`${headings}<row><c t="inlineStr"><is>${times("<t>a</t>", bytes)}</is></c></row>`),
  ),
  book("characters escaped by number", 4 * megabyte, (bytes) =>
    inSheet(
      `${headings}<row><c t="inlineStr"><is>${times(`<t>${"&#65;".repeat(100)}</t>`, bytes)}</is></c></row>`,
    ),
  ),
  book("comments", 4 * megabyte, (bytes) => inSheet(headings + row + times("<!---->", bytes))),
];

const image = (
  what: string,
  type: "image/png" | "image/jpeg",
  of: (bytes: number) => Bytes,
): Grown => ({
  what: `${type === "image/png" ? "PNG" : "JPEG"} of ${what}`,
  most: evidenceLimits.maxBytes,
  of: (bytes) => ({ name: "cleanImage", input: { bytes: of(bytes), type, width: 8, height: 8 } }),
});

const frame = "\xff\xc0\0\x0b\x08\0\x08\0\x08\x01\x01\x11\0";
const scan = "\xff\xda\0\x08\x01\x01\0\0\x3f\0\x12\x34\x56";
const jpeg = (what: string, inside: (bytes: number) => string): Grown =>
  image(what, "image/jpeg", (bytes) => latin(`\xff\xd8${inside(bytes)}\xff\xd9`));

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const about = Buffer.alloc(8);
  about.writeUInt32BE(data.byteLength, 0);
  about.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([about.subarray(0, 4), body, about.subarray(4)]);
}

const mark = Buffer.from("89504e470d0a1a0a", "hex");
/** 8 by 8 grey pixels. */
const header = chunk("IHDR", Buffer.from("00000008000000080800000000", "hex"));
const pixels = chunk("IDAT", deflateSync(Buffer.alloc(72)));
const png = (what: string, inside: (bytes: number) => Uint8Array): Grown =>
  image(what, "image/png", (bytes) =>
    own(Buffer.concat([mark, header, inside(bytes), chunk("IEND", Buffer.alloc(0))])),
  );
const chunks = (one: Buffer, bytes: number) => Buffer.alloc(bytes - (bytes % one.byteLength), one);

const images: readonly Grown[] = [
  jpeg("segments", (bytes) => times("\xff\xe1\0\x04ab", bytes) + frame + scan),
  jpeg("fill bytes", (bytes) => times("\xff", bytes) + frame.slice(1) + scan),
  jpeg("scans", (bytes) => frame + times(scan, bytes)),
  jpeg("restart marks", (bytes) => frame + scan + times("\xff\xd0", bytes)),
  jpeg("one scan", (bytes) => frame + scan + times("\xff\0", bytes)),
  png("empty chunks", (bytes) =>
    Buffer.concat([pixels, chunks(chunk("IDAT", Buffer.alloc(0)), bytes)]),
  ),
  png("comments", (bytes) =>
    Buffer.concat([chunks(chunk("tEXt", Buffer.from("a")), bytes), pixels]),
  ),
  png("EXIF orientations", (bytes) =>
    Buffer.concat([chunks(chunk("eXIf", Buffer.from("4949")), bytes), pixels]),
  ),
  png("pixels that inflate to 50 times their size", (bytes) =>
    chunk("IDAT", deflateSync(Buffer.alloc(bytes * 50))),
  ),
];

const json = (what: string, of: (bytes: number) => string): Grown => ({
  what: `JSON of ${what}`,
  most: 256 * 1024,
  of,
});

const jsons: readonly Grown[] = [
  json("names", (bytes) => `{${counted((at) => `"a${at}":1,`, bytes)}"b":1}`),
  json("one name, told again and again", (bytes) => `{${times('"a":1,', bytes)}"b":1}`),
  json("numbers", (bytes) => `{"a":[${times("1,", bytes)}1]}`),
  json("digits", (bytes) => `{"a":${times("1", bytes)}}`),
  json("one long text", (bytes) => `{"a":"${times("é", bytes)}"}`),
  json("characters escaped by number", (bytes) => `{"a":"${times("\\ud83d\\ude00", bytes)}"}`),
  json("lists within lists", (bytes) => `{"a":${times("[", bytes / 2)}${times("]", bytes / 2)}}`),
  json("objects that do not end", (bytes) => times('{"a":', bytes)),
];

export const grownFiles: readonly Grown[] = [...pdfs, ...texts, ...books, ...images, ...jsons];
