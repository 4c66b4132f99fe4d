import {
  type PDFObject,
  PDFObjectStreamParser,
  type PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";

/** Reads the objects that are packed in a stream, and notes where one begins within another. */
class PackedObjects extends PDFObjectStreamParser {
  overlaps = false;
  #depth = 0;
  #end = 0;

  override parseObject(ref?: PDFRef): PDFObject {
    if (this.#depth === 0 && this.bytes.offset() < this.#end) {
      this.overlaps = true;
      throw new Error("packed objects overlap");
    }
    this.#depth += 1;
    const object = super.parseObject(ref);
    this.#depth -= 1;
    if (this.#depth === 0) this.#end = this.bytes.offset();
    return object;
  }
}

/**
 * Whether objects packed in a stream stand one within another, or go back: each would be read to its end again, and a
 * small file could keep its reader for hours. No writer of PDFs packs them so.
 */
export function overlap(stream: PDFRawStream): boolean {
  const packed = new PackedObjects(stream);
  // It is read at once, before it answers; what else is wrong the parser finds itself.
  packed.parseIntoContext().catch(() => undefined);
  return packed.overlaps;
}
