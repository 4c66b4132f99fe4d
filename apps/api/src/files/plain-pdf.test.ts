import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import Document from "pdfkit";
import { expect, test } from "vitest";
import { isPlainPdf } from "./plain-pdf.ts";

type Parts = {
  readonly catalog?: string;
  readonly objects?: string | Buffer;
  readonly trailer?: string;
};

/** A PDF of one empty page, with what is given besides. */
const pdf = ({ catalog = "", objects = "", trailer = "" }: Parts = {}): Buffer =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n` +
        "2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n" +
        "3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n",
    ),
    Buffer.from(objects),
    Buffer.from(`\ntrailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`),
  ]);

const stream = (number: number, dict: string, bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dict} /Length ${bytes.byteLength} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream\nendobj\n"),
  ]);

/** Objects packed in a stream, each with its number. */
function packed(
  objects: Readonly<Record<number, string>>,
  filter = "/FlateDecode",
  wrap = deflateSync,
) {
  let at = 0;
  const places: string[] = [];
  for (const [number, text] of Object.entries(objects)) {
    places.push(`${number} ${at}`);
    at += text.length + 1;
  }
  const head = `${places.join(" ")} `;
  const body = Buffer.from(`${head}${Object.values(objects).join(" ")} `);
  const dict = `/Type /ObjStm /N ${places.length} /First ${head.length} /Filter ${filter}`;
  return stream(20, dict, wrap(body));
}

/** The same bytes with other words in the dictionary of what is packed. */
const saying = (bytes: Buffer, said: string, instead: string) =>
  Buffer.from(bytes.toString("latin1").replace(said, instead), "latin1");

const script = "<< /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>";
const untyped = (first: string) =>
  pdf({ objects: saying(packed({ 7: first, 8: script }), "/Type /ObjStm", "") });
/** One object of that text, which stands where the catalog says what is done at the opening. */
const opening = (action: string, objects: string | Buffer = "") =>
  pdf({
    catalog: "/OpenAction 5 0 R",
    objects: Buffer.concat([Buffer.from(`5 0 obj\n${action}\nendobj\n`), Buffer.from(objects)]),
  });

const uri = "<< /S /URI /URI (https://example.com) >>";

test.each<[string, Buffer]>([
  ["a page", pdf()],
  ["a place where it opens", pdf({ catalog: "/OpenAction [3 0 R /Fit]" })],
  [
    "a way to a page where it opens",
    pdf({ catalog: "/OpenAction << /S /GoTo /D [3 0 R /Fit] >>" }),
  ],
  ["the same by its number", opening("[3 0 R /XYZ null 700 1.5]")],
  ["the same with its type", opening("<< /Type /Action /S /GoTo /D (chapter) >>")],
  [
    "a drawn letter that is called S",
    pdf({
      objects: Buffer.concat([
        Buffer.from("5 0 obj\n<< /Type /Font /CharProcs << /S 6 0 R >> >>\nendobj\n"),
        stream(6, "", Buffer.from("0 0 m f")),
      ]),
    }),
  ],
  [
    "a link to press",
    pdf({ objects: `4 0 obj\n<< /Type /Annot /Subtype /Link /A ${uri} >>\nendobj\n` }),
  ],
  [
    "what some writers leave between objects",
    pdf({ objects: "endobj 12 0 x\n5 0 obj\n1\nendobj\n" }),
  ],
  ["packed objects", pdf({ objects: packed({ 7: "<< /Type /Page >>", 8: "[1 2]" }) })],
  [
    "words about scripts on its page",
    pdf({
      objects: stream(5, "/Filter /FlateDecode", deflateSync("BT (CSS/JavaScript/AA) Tj ET")),
    }),
  ],
  ["words about objects", pdf({ objects: stream(5, "", Buffer.from("(of 12 objects)")) })],
])("%s is taken", async (_, bytes) => {
  expect(await isPlainPdf(bytes)).toBe(true);
});

test.each<[string, Buffer]>([
  ["a script", pdf({ objects: "5 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n" })],
  ["a script by numbers", pdf({ objects: "5 0 obj\n<< /S /J#61vaScript >>\nendobj\n" })],
  [
    "a script behind padding",
    pdf({ objects: packed({ 7: `<< /S ${" ".repeat(9_000)}/JavaScript >>` }) }),
  ],
  ["a script by its source alone", pdf({ objects: packed({ 7: "<< /J#53 (app.alert(1)) >>" }) })],
  [
    "a packed script, its dictionary padded",
    pdf({
      objects: Buffer.from(
        packed({ 7: "<< /S /JavaScript >>" })
          .toString("latin1")
          .replace("/ObjStm", `/ObjStm${" ".repeat(9_000)}`),
        "latin1",
      ),
    }),
  ],
  [
    "a script packed within the stream of something else",
    pdf({
      objects: stream(6, "", packed({ 7: "<< /S /JavaScript >>" })),
    }),
  ],
  [
    "a script in a version that a later one replaces",
    pdf({
      objects: "5 0 obj\n<< /AA << /O 6 0 R >> >>\nendobj\n5 0 obj\n<< /Type /Page >>\nendobj\n",
    }),
  ],
  [
    "a script packed in another way",
    pdf({
      objects: packed({ 7: "<< /JS (x) >>" }, "/ASCIIHexDecode", (bytes) =>
        Buffer.from(`${Buffer.from(bytes as Uint8Array).toString("hex")}>`),
      ),
    }),
  ],
  ["an address that opens by itself", pdf({ catalog: `/OpenAction ${uri}` })],
  [
    "the same by its number",
    pdf({ catalog: "/OpenAction 5 0 R", objects: `5 0 obj\n${uri}\nendobj\n` }),
  ],
  [
    "the same after a page",
    pdf({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${uri} >>` }),
  ],
  ["the same in the trailer's own catalog", pdf({ trailer: `/Root << /OpenAction ${uri} >>` })],
  [
    "what acts when a page opens",
    pdf({ objects: `4 0 obj\n<< /Type /Page /AA << /O ${uri} >> >>\nendobj\n` }),
  ],
  ["a program to start", pdf({ objects: "5 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n" })],
  [
    "a form that is sent",
    pdf({ objects: "5 0 obj\n<< /S /SubmitForm /F (https://example.com) >>\nendobj\n" }),
  ],
  ["an attachment", pdf({ catalog: "/Names << /EmbeddedFiles 7 0 R >>" })],
  ["a note with a file", pdf({ objects: packed({ 7: "<< /Subtype /FileAttachment >>" }) })],
  ["a lock", pdf({ trailer: "/Encrypt 6 0 R" })],
  ["an object that is not whole", pdf({ objects: "5 0 obj\n<< /Type /Page" })],
  [
    "packed objects that are not",
    pdf({
      objects: packed({ 7: "<< >>" }, "/FlateDecode", (bytes) => Buffer.from(bytes as Uint8Array)),
    }),
  ],
  [
    "packed objects that all stand at one place",
    pdf({ objects: stream(20, "/Type /ObjStm /N 2 /First 8", Buffer.from("7 0 8 0 [1 2 3]")) }),
  ],
  [
    "a stream that leads back",
    pdf({ objects: "5 0 obj\n<< /Length -9 >>\nstream\nx\nendstream\nendobj\n" }),
  ],
  ["a number that no reader takes", pdf({ objects: `5 0 obj\n${"1".repeat(20)}\nendobj\n` })],
  [
    "a script after what lies between objects",
    pdf({ objects: "endobj 1 2 x 77\n5   0 %y\n obj\n<< /J#53 (app.alert(1)) >>\nendobj\n" }),
  ],
  ["half of a file", pdf().subarray(0, 40)],
  ["a script in packed objects of no type, after words", untyped("(x)")],
  ["the same after a number", untyped("1")],
  ["the same after a remark", untyped("%x\n<< >>")],
  [
    "the same in letters and digits",
    pdf({
      objects: saying(
        packed({ 8: script }, "/ASCIIHexDecode", (bytes) =>
          Buffer.from(`${Buffer.from(bytes as Uint8Array).toString("hex")}>`),
        ),
        "/Type /ObjStm",
        "",
      ),
    }),
  ],
  [
    "an attachment in packed objects of no type",
    pdf({
      objects: saying(packed({ 7: "(x)", 8: "<< /E#46 9 0 R >>" }), "/Type /ObjStm", ""),
    }),
  ],
  [
    "packed objects whose type stands elsewhere",
    pdf({
      objects: Buffer.concat([
        saying(packed({ 7: "(x)", 8: script }), "/Type /ObjStm", "/Type 30 0 R"),
        Buffer.from("30 0 obj\n/ObjStm\nendobj\n"),
      ]),
    }),
  ],
  [
    "packed objects whose number may change",
    pdf({
      objects: Buffer.concat([
        Buffer.from("30 0 obj\n1\nendobj\n"),
        saying(packed({ 7: "(x)", 8: "(y)" }), "/N 2", "/N 30 0 R"),
        Buffer.from("30 0 obj\n2\nendobj\n"),
      ]),
    }),
  ],
  [
    "packed objects that some readers unpack otherwise",
    pdf({ objects: saying(packed({ 7: "(x)" }), "/Filter", "/F /Crypt /Filter") }),
  ],
  [
    "an address that opens by itself, its kind elsewhere",
    opening("<< /S 6 0 R /URI (https://example.com) >>", "6 0 obj\n/URI\nendobj\n"),
  ],
  [
    "a program to start, its kind packed",
    pdf({
      objects: Buffer.concat([
        Buffer.from("4 0 obj\n<< /Subtype /Link /A << /S 7 0 R /F (cmd.exe) >> >>\nendobj\n"),
        packed({ 7: "/La#75nch" }),
      ]),
    }),
  ],
  [
    "a form that is sent, its kind nowhere to be read",
    pdf({ objects: "4 0 obj\n<< /A << /S 7 0 R /F (https://example.com) >> >>\nendobj\n" }),
  ],
  [
    "a note with a file, its kind elsewhere",
    pdf({
      objects: "4 0 obj\n<< /Subtype 5 0 R >>\nendobj\n5 0 obj\n/FileAttachment\nendobj\n",
    }),
  ],
  [
    "a packed note with a file, its kind said twice",
    pdf({ objects: packed({ 7: "<< /Subtype /FileAttachment /Subtype /Text >>" }) }),
  ],
  ["an opening that leads on", opening("6 0 R", `6 0 obj\n${uri}\nendobj\n`)],
  ["an opening among others", pdf({ catalog: `/OpenAction [${uri}]` })],
  ["the same by its number, among others", opening(`[${uri}]`)],
  ["an opening that is nowhere to be read", pdf({ catalog: "/OpenAction 5 0 R" })],
  ["an opening said twice", pdf({ catalog: `/OpenAction ${uri} /OpenAction [3 0 R /Fit]` })],
  [
    "the same in a packed catalog",
    pdf({ objects: packed({ 7: `<< /OpenAction ${uri} /OpenAction [3 0 R /Fit] >>` }) }),
  ],
  [
    "an opening that stands within a picture",
    pdf({ objects: stream(6, "", Buffer.from(`\n5 0 obj\n<< /OpenAction ${uri} >>\nendobj\n`)) }),
  ],
  ["the same within a remark", pdf({ objects: `% 5 0 obj << /OpenAction ${uri} >> endobj\n` })],
  [
    "the same behind a remark",
    pdf({ objects: stream(6, "", Buffer.from(`5 %x\n0 %y\nobj << /OpenAction ${uri} >> endobj`)) }),
  ],
  [
    "the same in a trailer within a picture",
    pdf({ objects: stream(6, "", Buffer.from(`trailer << /Root << /OpenAction ${uri} >> >>`)) }),
  ],
])("%s is refused", async (_, bytes) => {
  expect(await isPlainPdf(bytes)).toBe(false);
});

test("packed objects that unfold to a gigabyte are refused before they do", async () => {
  const before = process.memoryUsage().rss;
  const one = deflateSync(
    Buffer.concat([Buffer.from("7 0 << /A ("), Buffer.alloc(24 * 1024 * 1024, "a")]),
  );
  const objects = Buffer.concat(
    Array.from({ length: 40 }, (_, at) =>
      stream(20 + at, "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", one),
    ),
  );
  expect(await isPlainPdf(pdf({ objects }))).toBe(false);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
});

test("a paper that programs write is taken", async () => {
  const paper = new Document({ compress: true });
  paper.text("Ọlá Adébáyọ̀ has been a student of mine.");
  paper.addPage().text("HTML/CSS/JavaScript").link(0, 0, 100, 20, "https://example.com");
  paper.end();
  expect(await isPlainPdf(await buffer(paper))).toBe(true);
});
