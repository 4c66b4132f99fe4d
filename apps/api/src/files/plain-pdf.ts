import { constants, inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import { overlap } from "./packed-objects.ts";

/** What runs, opens, sends or attaches something, and a lock: no reader of a document needs any of it. */
const acting =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|RichMedia|XFA|Encrypt)\b/;

/** A name may spell its letters by their numbers: `/J#61vaScript`. */
const named = (text: string): string =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Entries of a dictionary by which something is done, or carried along. */
const actingKeys = new Set(["/JS", "/AA", "/EF", "/XFA", "/RichMediaContent", "/Encrypt"]);
/** Kinds of action, and of annotation, that do something else than show a page or a link to press. */
const actingKinds = new Set([
  "/JavaScript",
  "/Launch",
  "/SubmitForm",
  "/ImportData",
  "/GoToE",
  "/Rendition",
  "/Movie",
  "/Sound",
  "/RichMediaExecute",
]);
const actingNotes = new Set([
  "/FileAttachment",
  "/RichMedia",
  "/Movie",
  "/Screen",
  "/Sound",
  "/3D",
]);

/** More than the objects of any document take, over all its packed streams. */
const mostUnfolded = 32 * 1024 * 1024;

/** The stream is no plain one: a reader of PDFs would go on, and this one does not. */
class NotPlain extends Error {}

/**
 * Whether a PDF is nothing but pages: it is whole, and holds no script, no attachment, no lock, and nothing that
 * acts by itself when it is opened; be it in sight, spelled otherwise, packed in a stream of objects, or in a
 * version of an object that a later one replaces.
 */
export async function isPlainPdf(bytes: Uint8Array): Promise<boolean> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!text.startsWith("%PDF-") || !text.slice(-1024).includes("%%EOF")) return false;
  if (acting.test(named(text)) || hidesObjects(bytes, text)) return false;
  try {
    const parser = new PlainParser(bytes);
    await parser.parseDocument();
    return parser.opensPlainly();
  } catch {
    // What a parser cannot follow to its end, nobody can vouch for.
    return false;
  }
}

/** Looks at every object as it is read; throws where one acts. */
class PlainParser extends PDFParser {
  /** What the file does when it is opened, and the numbers of those objects that do more than go to a page. */
  readonly #opened: PDFObject[] = [];
  readonly #acts = new Set<number>();
  #unfolded = 0;

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    const { context } = this;
    const assign = context.assign.bind(context);
    // Objects in packed streams are read by another parser, into the same context.
    context.assign = (ref, object) => {
      this.#look(object);
      if (object instanceof PDFDict && doesMore(object)) this.#acts.add(ref.objectNumber);
      assign(ref, object);
    };
    // The parser's own way tries an object at each byte of what lies between objects.
    Object.assign(this, { skipJibberish: () => this.#skipBetween() });
  }

  /**
   * Goes on to the next object, table or trailer, past what some writers leave between objects, and reads no byte of
   * it more than a few times.
   */
  #skipBetween(): void {
    this.skipWhitespaceAndComments();
    while (!this.bytes.done() && !this.#goesOn()) {
      if (!this.#skipDigits()) this.bytes.next();
      this.skipWhitespaceAndComments();
    }
  }

  #goesOn(): boolean {
    const offset = this.bytes.offset();
    const isNext =
      sections.some((word) => this.matchKeyword(word)) ||
      (this.#skipNumber() && this.#skipNumber() && this.matchKeyword(objectWord));
    this.bytes.moveTo(offset);
    return isNext;
  }

  #skipNumber(): boolean {
    const isNumber = this.#skipDigits();
    if (isNumber) this.skipWhitespaceAndComments();
    return isNumber;
  }

  /** Moves past the digits that begin here; false where there are none. */
  #skipDigits(): boolean {
    const offset = this.bytes.offset();
    while (isDigit(this.bytes.peek())) this.bytes.next();
    return this.bytes.offset() > offset;
  }

  /** After the whole was read: whether opening it does nothing but show a page. */
  opensPlainly(): boolean {
    return this.#opened.every((action) =>
      action instanceof PDFRef
        ? !this.#acts.has(action.objectNumber)
        : action instanceof PDFArray || !(action instanceof PDFDict && doesMore(action)),
    );
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    if (object instanceof PDFRawStream) this.#unfold(object);
    return object;
  }

  /** The trailer's, too, which is no object of its own. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    const dict = super.parseDict(ref);
    this.#lookAt(dict);
    // A negative length would lead the parser back over what it has read.
    const length = dict.get(PDFName.of("Length"));
    if (length instanceof PDFNumber && length.asNumber() < 0) throw new NotPlain();
    return dict;
  }

  /** The parser warns of numbers that no reader takes, one line each. */
  protected override parseRawNumber(): number {
    let digits = 0;
    while (digits <= mostDigits && isDigit(this.bytes.peekAhead(digits))) digits += 1;
    if (digits > mostDigits) throw new NotPlain();
    return super.parseRawNumber();
  }

  #look(object: PDFObject): void {
    if (object instanceof PDFRawStream) this.#look(object.dict);
    else if (object instanceof PDFArray) for (const one of object.asArray()) this.#look(one);
    else if (object instanceof PDFDict) {
      this.#lookAt(object);
      for (const [, value] of object.entries()) this.#look(value);
    }
  }

  #lookAt(dict: PDFDict): void {
    for (const [key, value] of dict.entries()) {
      const name = key.asString();
      if (actingKeys.has(name)) throw new NotPlain();
      const said = value instanceof PDFName ? value.asString() : "";
      if (name === "/S" && actingKinds.has(said)) throw new NotPlain();
      if (name === "/Subtype" && actingNotes.has(said)) throw new NotPlain();
      if (name === "/Type" && said === "/EmbeddedFile") throw new NotPlain();
      if (name === "/OpenAction") this.#opened.push(value);
    }
  }

  /** What the parser is about to unfold: packed in one way only, and counted over the whole file. */
  #unfold(object: PDFRawStream): void {
    const { dict, contents } = object;
    const type = dict.lookup(PDFName.of("Type"));
    if (type !== PDFName.of("ObjStm") && type !== PDFName.of("XRef")) return;
    const filter = dict.lookup(PDFName.of("Filter"));
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    if (only !== undefined) {
      if (only !== PDFName.of("FlateDecode")) throw new NotPlain();
      const left = mostUnfolded - this.#unfolded;
      this.#unfolded += inflateSync(contents, { maxOutputLength: Math.max(1, left) }).byteLength;
    }
    if (type === PDFName.of("ObjStm") && overlap(object)) throw new NotPlain();
  }
}

const codesOf = (word: string): number[] => [...Buffer.from(word, "latin1")];
const sections = ["xref", "trailer", "startxref"].map(codesOf);
const objectWord = codesOf("obj");
const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;
/** JavaScript holds whole numbers of so many digits exactly. */
const mostDigits = 15;

/** Whether an action does more than go to a page: `/GoTo`, without another after it. */
const doesMore = (dict: PDFDict): boolean => {
  const kind = dict.get(PDFName.of("S"));
  if (!(kind instanceof PDFName)) return false;
  return kind !== PDFName.of("GoTo") || dict.has(PDFName.of("Next"));
};

/** As much of a stream as tells whether it begins as packed objects do: with their numbers and places. */
const lookedAt = 512;
const packed = /^\s*(?:\d+\s+\d+\s+)+(?:<<|\[|$)/;

/**
 * Whether objects that act lie packed where the structure of the file does not lead: another reader, which
 * follows the places that the file names, could find them there.
 */
function hidesObjects(bytes: Uint8Array, text: string): boolean {
  let unfolded = 0;
  let streams = 0;
  for (const { 0: opening, index } of text.matchAll(/stream\r?\n/g)) {
    const start = index + opening.length;
    if (!isDeflated(bytes, start)) continue;
    streams += 1;
    if (streams > mostStreams) return true;
    if (!packed.test(begun(bytes.subarray(start, start + lookedAt)))) continue;
    try {
      const objects = inflateSync(bytes.subarray(start), {
        maxOutputLength: Math.max(1, mostUnfolded - unfolded),
      });
      unfolded += objects.byteLength;
      if (acting.test(named(objects.toString("latin1")))) return true;
    } catch {
      return true;
    }
  }
  return false;
}

/** More than any document has of the largest size that is taken. */
const mostStreams = 10_000;

/** Whether what stands there begins as packed bytes do: RFC 1950. */
const isDeflated = (bytes: Uint8Array, at: number): boolean => {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2);
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
};

/** The beginning of what a stream unfolds to; empty where it does not. */
function begun(head: Uint8Array): string {
  try {
    return inflateSync(head, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 1_000_000 })
      .subarray(0, lookedAt)
      .toString("latin1");
  } catch {
    return "";
  }
}
