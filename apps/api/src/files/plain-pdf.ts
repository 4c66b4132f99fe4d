import { inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import { Nesting, NotPlain, skipHexString, skipString } from "./nesting.ts";
import { unpacks } from "./packed-objects.ts";

/** What runs, opens, sends or attaches something, and a lock: no reader of a document needs any of it. */
const acting =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|RichMedia|XFA|Encrypt)\b/;

/** A name may spell its letters by their numbers: `/J#61vaScript`. */
const named = (text: string): string =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Entries of a dictionary by which something is done, or carried along. */
const actingKeys = new Set([
  "/JS",
  "/JavaScript",
  "/AA",
  "/EF",
  "/EmbeddedFiles",
  "/XFA",
  "/RichMediaContent",
  "/Encrypt",
]);
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

/** Where an object begins, or a trailer, wherever in the file: a table may send a reader to any of its bytes. */
const beginnings =
  /obj(?<=(?:[\s\0][\d.+-]+|%[^\r\n]*[\r\n])[\s\0]*obj)(?!ect)|trailer[\s\0]*(?:<<|%)/g;

/**
 * Whether a PDF is nothing but pages: it is whole, and holds no script, no attachment, no lock, and nothing that
 * acts by itself when it is opened; be it in sight, spelled otherwise, packed in a stream of objects, or in a
 * version of an object that a later one replaces.
 */
export async function isPlainPdf(bytes: Uint8Array): Promise<boolean> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!text.startsWith("%PDF-") || !text.slice(-1024).includes("%%EOF")) return false;
  if (acting.test(named(text))) return false;
  try {
    const parser = new PlainParser(bytes);
    await parser.parseDocument();
    // An object that the parser passed over, in a picture or a comment, might say anything.
    let begun = 0;
    for (const _ of text.matchAll(beginnings)) begun += 1;
    return begun === parser.begun && parser.opensPlainly();
  } catch {
    // What a parser cannot follow to its end, nobody can vouch for.
    return false;
  }
}

/** Looks at every object as it is read; throws where one acts. */
class PlainParser extends PDFParser {
  /** How many objects and trailers were read where they stand. */
  begun = 0;
  /** Values of /OpenAction, and references that stand where an action names its kind (/S). */
  readonly #opened: PDFObject[] = [];
  readonly #kindRefs: PDFRef[] = [];
  /** By object number: whether every version is a place to go to, or is a dictionary, an array or a stream. */
  readonly #isPlaceByNumber = new Map<number, boolean>();
  readonly #isContainerByNumber = new Map<number, boolean>();
  readonly #nesting = new Nesting();
  #unfolded = 0;

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    const { context } = this;
    const assign = context.assign.bind(context);
    // Objects in packed streams are read by another parser, into the same context.
    context.assign = (ref, object) => {
      this.#look(object);
      const { objectNumber: number } = ref;
      this.#isPlaceByNumber.set(
        number,
        isPlace(object) && this.#isPlaceByNumber.get(number) !== false,
      );
      this.#isContainerByNumber.set(
        number,
        isContainer(object) && this.#isContainerByNumber.get(number) !== false,
      );
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

  /**
   * After the whole was read: whether opening it does nothing but show a page, and no action's kind stands elsewhere.
   * A letter that is drawn may be called `/S` too, and is then a stream.
   */
  opensPlainly(): boolean {
    return (
      this.#kindRefs.every((kind) => this.#isContainerByNumber.get(kind.objectNumber)) &&
      this.#opened.every((action) =>
        action instanceof PDFRef ? this.#isPlaceByNumber.get(action.objectNumber) : isPlace(action),
      )
    );
  }

  override parseObject(ref?: PDFRef): PDFObject {
    if (ref && this.#nesting.depth === 0) this.begun += 1;
    const object = this.#nesting.object(() => super.parseObject(ref));
    if (!(object instanceof PDFRawStream)) return object;
    this.#unfold(object);
    // Its packed objects have been read: the parser would read them once more.
    return object.dict.get(PDFName.of("Type")) === objectStream ? object.dict : object;
  }

  /** The trailer's, too, which is no object of its own. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    if (this.#nesting.depth === 0) this.begun += 1;
    const dict = this.#nesting.dict(() => super.parseDict(ref));
    this.#lookAt(dict);
    // A negative length would lead the parser back over what it has read.
    const length = dict.get(PDFName.of("Length"));
    if (length instanceof PDFNumber && length.asNumber() < 0) throw new NotPlain();
    return dict;
  }

  protected override parseString = () => skipString(this.bytes);
  protected override parseHexString = () => skipHexString(this.bytes);

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
      if (!(value instanceof PDFRef)) continue;
      // The object referred to may stand anywhere and be replaced later; no writer names a kind by reference.
      if (name === "/Type" || name === "/Subtype") throw new NotPlain();
      if (name === "/S") this.#kindRefs.push(value);
    }
  }

  /** What the parser is about to unfold: packed in one way only, and counted over the whole file. */
  #unfold(object: PDFRawStream): void {
    const { dict, contents } = object;
    const has = (key: string) => dict.has(PDFName.of(key));
    const type = dict.get(PDFName.of("Type"));
    // Readers look for objects in any stream that says how many, whatever it is called.
    if (type !== objectStream && has("N") && has("First")) throw new NotPlain();
    if (type !== objectStream && type !== PDFName.of("XRef")) return;
    // Some readers take what is packed otherwise than the parser does.
    if (type === objectStream && unpackingKeys.some(has)) throw new NotPlain();
    if (directKeys.some((key) => dict.get(PDFName.of(key)) instanceof PDFRef)) throw new NotPlain();
    const filter = dict.get(PDFName.of("Filter"));
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
    if (only !== undefined) {
      if (only !== PDFName.of("FlateDecode")) throw new NotPlain();
      const left = mostUnfolded - this.#unfolded;
      this.#unfolded += inflateSync(contents, { maxOutputLength: Math.max(1, left) }).byteLength;
    }
    if (type === objectStream && !unpacks(object)) throw new NotPlain();
  }
}

const objectStream = PDFName.of("ObjStm");
/** How a stream may say that it is to be unpacked by more than its filter: no writer does of packed objects. */
const unpackingKeys = ["DecodeParms", "DP", "F"];
/** Entries that an object stream must hold itself: a reference could be given another value later in the file. */
const directKeys = ["N", "First", "Filter"];

const codesOf = (word: string): number[] => [...Buffer.from(word, "latin1")];
const sections = ["xref", "trailer", "startxref"].map(codesOf);
const objectWord = codesOf("obj");
const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;
/** JavaScript holds whole numbers of so many digits exactly. */
const mostDigits = 15;

const isContainer = (object: PDFObject): boolean =>
  object instanceof PDFDict || object instanceof PDFArray || object instanceof PDFRawStream;

/** Entries of an action that goes to a page of the same file, and does nothing after it. */
const goingKeys = new Set(["/Type", "/S", "/D", "/SD"]);

/** Whether opening this shows a page and no more: the page with how it is shown, a plain way to it, or nothing. */
function isPlace(object: PDFObject): boolean {
  if (object instanceof PDFDict) {
    const goes = object.get(PDFName.of("S")) === PDFName.of("GoTo");
    return goes && object.keys().every((key) => goingKeys.has(key.asString()));
  }
  if (!(object instanceof PDFArray)) return object === PDFNull;
  const [page, ...shown] = object.asArray();
  return (
    (page instanceof PDFRef || page instanceof PDFNumber) &&
    shown.length > 0 &&
    shown.every((one) => one instanceof PDFName || one instanceof PDFNumber || one === PDFNull)
  );
}
