import {
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectStreamParser,
  type PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { Nesting, NotPlain, skipHexString, skipString } from "./nesting.ts";

/** Reads the objects that are packed in a stream, until one begins within another, or cannot be read. */
class PackedObjects extends PDFObjectStreamParser {
  readonly #nesting = new Nesting();
  #end = 0;

  override parseObject(ref?: PDFRef): PDFObject {
    const isOuter = this.#nesting.depth === 0;
    if (isOuter && this.bytes.offset() < this.#end) throw new NotPlain();
    const object = this.#nesting.object(() => super.parseObject(ref));
    if (isOuter) this.#end = this.bytes.offset();
    return object;
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    return this.#nesting.dict(() => super.parseDict(ref), { packed: true });
  }

  protected override parseString = () => skipString(this.bytes);
  protected override parseHexString = () => skipHexString(this.bytes);
}

/**
 * Reads the objects that are packed in a stream into its context. False where not all can be read, or where they stand
 * one within another, or go back: each would be read to its end again, and a small file could keep its reader for
 * hours. No writer of PDFs packs them so.
 */
export function unpacks(stream: PDFRawStream): boolean {
  let taken = 0;
  // It asks whether to wait after each that the context has taken; nothing waits, so that all are read at once.
  const packed = new PackedObjects(stream, () => {
    taken += 1;
    return false;
  });
  // Where it fails, fewer are taken.
  packed.parseIntoContext().catch(() => undefined);
  return taken === stream.dict.lookup(PDFName.of("N"), PDFNumber).asNumber();
}
