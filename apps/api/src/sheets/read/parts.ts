import { crc32, createInflateRaw } from "node:zlib";
import { type Entry, type ZipFile, fromBufferPromise } from "yauzl";
import { SheetProblem } from "../sheet-problem.ts";

/** A workbook has some dozen parts, and a picture or a chart adds two or three. */
const mostParts = 2_000;
const stored = 0;
const deflated = 8;

/** The parts of a workbook by their names, which are compared without regard to case. */
export type Parts = {
  has(name: string): boolean;
  /** A part's bytes as they unfold, and never more than so many. */
  bytes(name: string, most: number): AsyncGenerator<Uint8Array, void, undefined>;
};

/** Opens the file as a zip; names that lead out of it are refused. */
export async function openParts(file: Buffer): Promise<Parts> {
  const zip = await fromBufferPromise(file, {
    lazyEntries: true,
    autoClose: false,
    // What an entry says of its size is the sender's word; what unfolds is counted below.
    validateEntrySizes: false,
  });
  if (zip.entryCount > mostParts) throw new SheetProblem("unfolds");
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new SheetProblem("encrypted");
    entries.set(entry.fileName.toLowerCase(), entry);
  }
  return {
    has: (name) => entries.has(name.toLowerCase()),
    bytes: (name, most) => unfolded(file, zip, entries.get(name.toLowerCase()), most),
  };
}

async function* unfolded(file: Buffer, zip: ZipFile, entry: Entry | undefined, most: number) {
  if (!entry) throw new SheetProblem("not_a_sheet");
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = file.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  let size = 0;
  let sum = 0;
  for await (const chunk of chunksOf(packed, entry.compressionMethod)) {
    size += chunk.byteLength;
    if (size > most) throw new SheetProblem("unfolds");
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== entry.crc32) throw new SheetProblem("not_a_sheet");
}

const chunkSize = 65_536;

async function* chunksOf(packed: Buffer, method: number): AsyncGenerator<Buffer, void, undefined> {
  if (method === deflated) {
    // Unfolds no further than it is read.
    const inflate = createInflateRaw({ chunkSize });
    inflate.end(packed);
    for await (const chunk of inflate) yield chunk as Buffer;
  } else if (method === stored) {
    for (let at = 0; at < packed.byteLength; at += chunkSize) {
      yield packed.subarray(at, at + chunkSize);
    }
  } else {
    throw new SheetProblem("not_a_sheet");
  }
}
