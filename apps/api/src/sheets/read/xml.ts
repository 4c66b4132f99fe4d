import { Parser } from "saxen";
import { SheetProblem } from "../sheet-problem.ts";

/** What is heard of an XML part; names come without their prefixes. */
export type XmlListener = {
  open(name: string, attributes: () => Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
};

/** Nothing that a workbook may say in one piece is longer: a cell holds 32,767 characters. */
const longestPiece = 1_000_000;

/** Reads XML in pieces. Entities other than XML's own five are not unfolded: they are refused. */
export function xmlReader(listener: XmlListener) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const parser = new Parser();
  let heard = 0;
  let unheard = 0;
  parser.on("openTag", (name, attributes) => {
    heard += 1;
    listener.open(local(name), attributes);
  });
  parser.on("closeTag", (name) => {
    heard += 1;
    listener.close?.(local(name));
  });
  parser.on("text", (text) => {
    heard += 1;
    listener.text?.(plain(text));
  });
  parser.on("cdata", (text) => {
    heard += 1;
    listener.text?.(text);
  });
  parser.on("attention", () => {
    throw new SheetProblem("not_a_sheet");
  });
  parser.on("error", (failure) => {
    throw failure;
  });
  return {
    write(chunk: Uint8Array): void {
      const before = heard;
      parser.write(decoder.decode(chunk, { stream: true }));
      // What is not whole yet is read again with the next piece, so it must not grow for ever.
      unheard = heard === before ? unheard + chunk.byteLength : 0;
      if (unheard > longestPiece) throw new SheetProblem("unfolds");
    },
    end(): void {
      parser.write(decoder.decode());
      parser.end();
    },
  };
}

/** Hears a whole part. */
export async function readXml(chunks: AsyncIterable<Uint8Array>, listener: XmlListener) {
  const xml = xmlReader(listener);
  for await (const chunk of chunks) xml.write(chunk);
  xml.end();
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** The parser's own decoder cuts characters beyond U+FFFF, and lets unknown entities stand. */
export function plain(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (_, hex, decimal, name) => {
    if (typeof hex === "string") return String.fromCodePoint(Number.parseInt(hex, 16));
    if (typeof decimal === "string") return String.fromCodePoint(Number(decimal));
    const known = entities[String(name)];
    if (known === undefined) throw new SheetProblem("not_a_sheet");
    return known;
  });
}
