import { type PDFDict, PDFHexString, PDFName, PDFString } from "@cantoo/pdf-lib";

/** The file is no plain one: a reader of PDFs would go on, and this one does not. */
export class NotPlain extends Error {}

/** Keys by which more is judged than by their values alone. */
const judged = ["OpenAction", "S", "First"].map((key) => PDFName.of(key));

/** How deep within an object a parser is. */
export class Nesting {
  depth = 0;
  #values = 0;

  object<Read>(read: () => Read): Read {
    const values = this.#values + 1;
    this.depth += 1;
    this.#values = 0;
    const object = read();
    this.depth -= 1;
    this.#values = values;
    return object;
  }

  /**
   * A key that stands twice hides one of its values: the parser keeps the last, some readers the first. Of
   * packed objects every key is judged, for nobody has looked at their text.
   */
  dict(read: () => PDFDict, { packed = false } = {}): PDFDict {
    this.#values = 0;
    const dict = read();
    const hides = this.#values > dict.keys().length;
    if (hides && (packed || judged.some((key) => dict.has(key)))) throw new NotPlain();
    return dict;
  }
}

type Bytes = { next: () => number; done: () => boolean };
const [opens, closes, escapes, closesHex] = Buffer.from("()\\>");

/** Past a string, whose text nobody asks for: the parser's own way takes thirty bytes of memory for each of it. */
export function skipString(bytes: Bytes): PDFString {
  let open = 0;
  do {
    if (bytes.done()) throw new NotPlain();
    const byte = bytes.next();
    if (byte === opens) open += 1;
    else if (byte === closes) open -= 1;
    else if (byte === escapes) bytes.next();
  } while (open > 0);
  return PDFString.of("");
}

export function skipHexString(bytes: Bytes): PDFHexString {
  do {
    if (bytes.done()) throw new NotPlain();
  } while (bytes.next() !== closesHex);
  return PDFHexString.of("");
}
