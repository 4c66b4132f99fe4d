import { inflateSync } from "node:zlib";

/** What runs, opens or attaches something, and a lock: no reader of a document needs any of it. */
const refused = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Encrypt)\b/;

/** More than any page's objects take. */
const mostBytes = 8 * 1024 * 1024;

/** A name may spell its letters by their numbers: `/J#61vaScript`. */
const named = (text: string): string =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** The objects that lie packed in a stream; undefined where they cannot be looked at. */
function unpacked(bytes: Uint8Array, start: number): string | undefined {
  try {
    return inflateSync(bytes.subarray(start), { maxOutputLength: mostBytes }).toString("latin1");
  } catch {
    return undefined;
  }
}

/**
 * Whether a PDF is nothing but pages: it is whole, and holds no script, no attachment and no lock, be it in
 * sight, spelled otherwise, or in a packed stream of objects.
 */
export function isPlainPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString("latin1");
  if (!text.startsWith("%PDF-") || !text.slice(-1024).includes("%%EOF")) return false;
  if (refused.test(named(text))) return false;
  for (const { 0: opening, index } of text.matchAll(/\bstream\r?\n/g)) {
    const before = named(text.slice(Math.max(0, index - 2000), index));
    if (!before.slice(Math.max(0, before.lastIndexOf(" obj"))).includes("/ObjStm")) continue;
    const objects = unpacked(bytes, index + opening.length);
    if (objects === undefined || refused.test(named(objects))) return false;
  }
  return true;
}
