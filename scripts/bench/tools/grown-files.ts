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
/** A piece again and again, up to so many bytes; § in it is another number each time, ¶ the next one. */
function filled(piece: string, bytes: number): string {
  if (!piece.includes("§")) return piece.repeat(Math.max(1, Math.floor(bytes / piece.length)));
  const pieces: string[] = [];
  for (let size = 0, number = 5; size < bytes; number += 1) {
    const one = piece.replaceAll("§", String(number)).replaceAll("¶", String(number + 1));
    pieces.push(one);
    size += one.length;
  }
  return pieces.join("");
}

type Fill = (bytes: number) => string;
/** What begins and ends so, and grows in between. */
const grow =
  (piece: string, before = "", after = ""): Fill =>
  (bytes) =>
    before + filled(piece, bytes) + after;

const pdf = (what: string, inside: Fill, catalog = ""): Grown => ({
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

const object = "5 0 obj\n";
const photo = "\xff\xd8\xff\xe1\0";

const pdfs: readonly Grown[] = [
  pdf("photos' beginnings", grow(`stream\n${photo}\x04ab`)),
  pdf("streams with them", grow(`§ 0 obj\n<< /Length 5 >>\nstream\n${photo}\nendstream\nendobj\n`)),
  pdf("small objects", grow("§ 0 obj\n<< /A [1 2 (x)] >>\nendobj\n")),
  pdf("one object, told again and again", grow(`${object}<< /B 1 >>\nendobj\n`)),
  pdf("objects that are packed", (bytes) => packed(bytes)),
  pdf("packed objects at one place", (bytes) => packed(bytes, true)),
  pdf("streams that are packed", grow("stream\n\x78\x9cab")),
  pdf("streams of negative length", grow("§ 0 obj\n<< /Length -9 >>\nstream\nendstream\nendobj\n")),
  pdf("names in one object", grow("/N§ 1 ", `${object}<< `, ">>\nendobj")),
  pdf("one long text", grow("a", `${object}(`, ")\nendobj")),
  pdf("brackets in a text", grow("()", `${object}(`, ")\nendobj")),
  pdf("a text that does not end", grow("(", object)),
  pdf("arrays within arrays", grow("[", object)),
  pdf("dictionaries within dictionaries", grow("<</A", object)),
  pdf("spaces", grow(" ")),
  pdf("comments", grow("%x\n")),
  pdf("beginnings of objects", grow("§ 0 obj\n")),
  pdf("streams that do not end", grow("§ 0 obj\n<< /Length 9 >>\nstream\n")),
  pdf("trailers", grow("trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n")),
  pdf("digits", grow("1", "x ")),
  pdf("numbers", grow("1 ", "x ")),
  pdf("spaces after a letter", grow(" ", "x")),
  pdf("hexadecimal digits", grow("41", `${object}<`, ">\nendobj")),
  pdf("escaped letters in a name", grow("#41", `${object}<< /`, " 1 >>\nendobj")),
  pdf(
    "chained actions",
    grow("§ 0 obj\n<< /S /GoTo /Next ¶ 0 R >>\nendobj\n"),
    "/OpenAction 5 0 R",
  ),
];

const headed = "Name,Score\n";
const sheet = (what: string, piece: string, before = headed): Grown => ({
  what: `csv of ${what}`,
  most: uploadLimits.maxBytes,
  of: (bytes) => ({
    name: "readSheet",
    input: { content: latin(before + filled(piece, bytes)), fileName: "a.csv" },
  }),
});

const texts: readonly Grown[] = [
  sheet("commas", ",", ""),
  sheet("empty rows", ",\n"),
  sheet("ends of lines", "\n"),
  sheet("quotation marks", '"'),
  sheet("quotation marks, each a cell's", '"",'),
  sheet("one long cell", "a"),
  sheet("a cell that does not end", "a,\n", `${headed}"`),
  sheet("wide rows", `${"a,".repeat(250)}\n`),
  sheet("formulas", `${"'=1,".repeat(200)}\n`),
];

/** A workbook of which a part has so many bytes; packed it is far smaller. */
const book = (what: string, megabytes: number, of: (bytes: number) => Uint8Array): Grown => ({
  what: `workbook of ${what}`,
  most: megabytes * 1024 * 1024,
  of: (bytes) => ({ name: "readSheet", input: { content: own(of(bytes)), fileName: "a.xlsx" } }),
});

const headings = textRow("Name", "Score");
const row = textRow("Bello", "4");
const inSheet = (rows: string, after = "") =>
  workbook("", { sheets: [{ name: "A", xml: worksheet(rows, after) }] });
/** One with rows that begin and end so, and grow in between. */
const rows = (what: string, megabytes: number, piece: string, before = "", after = ""): Grown =>
  book(what, megabytes, (bytes) => inSheet(headings + before + filled(piece, bytes) + after + row));
const styled = (what: string, fill: Fill): Grown =>
  book(what, 4, (bytes) =>
    workbook(headings + row, { styles: `<styleSheet>${fill(bytes)}</styleSheet>` }),
  );
const formatOf = (brackets: string) =>
  `<numFmts><numFmt numFmtId="200" formatCode="${brackets}"/></numFmts>`;
const format = '<xf numFmtId="200"/>';
const cell = '<row><c t="inlineStr"><is>';

const books: readonly Grown[] = [
  rows("rows", 1, row),
  rows("empty rows", 4, "<row/>"),
  rows("empty cells", 4, `<row>${"<c/>".repeat(200)}</row>`),
  book("shared texts", 4, (bytes) =>
    workbook(headings + row, { texts: `<sst>${filled("<si><t>Bello</t></si>", bytes)}</sst>` }),
  ),
  styled(
    "number formats of brackets",
    grow(format, `${formatOf("[".repeat(255))}<cellXfs>`, "</cellXfs>"),
  ),
  styled(
    "one number format of brackets",
    (bytes) => `${formatOf("[".repeat(Math.min(bytes, 900_000)))}<cellXfs>${format}</cellXfs>`,
  ),
  book("merged cells", 2, (bytes) =>
    inSheet(
      headings + row.repeat(1_000),
      `<mergeCells>${filled('<mergeCell ref="A2:B1048576"/>', bytes)}</mergeCells>`,
    ),
  ),
  rows("elements within elements", 4, "<a>"),
  rows("attributes", 1, 'a§="1" ', "<row ", "/>"),
  rows("texts in one cell", 4, "<t>a</t>", cell, "</is></c></row>"),
  rows("characters escaped by number", 4, `<t>${"&#65;".repeat(100)}</t>`, cell, "</is></c></row>"),
  rows("comments", 4, "<!---->", row),
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
const jpeg = (what: string, inside: Fill): Grown =>
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
  jpeg("segments", grow("\xff\xe1\0\x04ab", "", frame + scan)),
  jpeg("fill bytes", grow("\xff", "", frame.slice(1) + scan)),
  jpeg("scans", grow(scan, frame)),
  jpeg("restart marks", grow("\xff\xd0", frame + scan)),
  jpeg("one scan", grow("\xff\0", frame + scan)),
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

const json = (what: string, of: Fill): Grown => ({ what: `JSON of ${what}`, most: 256 * 1024, of });

const jsons: readonly Grown[] = [
  json("names", grow('"a§":1,', "{", '"b":1}')),
  json("one name, told again and again", grow('"a":1,', "{", '"b":1}')),
  json("numbers", grow("1,", '{"a":[', "1]}")),
  json("digits", grow("1", '{"a":', "}")),
  json("one long text", grow("é", '{"a":"', '"}')),
  json("characters escaped by number", grow("\\ud83d\\ude00", '{"a":"', '"}')),
  json("lists within lists", (bytes) => `{"a":${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}}`),
  json("objects that do not end", grow('{"a":')),
];

export const grownFiles: readonly Grown[] = [...pdfs, ...texts, ...books, ...images, ...jsons];
