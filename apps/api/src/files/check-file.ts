import { refusedFileWords } from "@polyportal/domain/messages/refused-file";
import { isHeic } from "@polyportal/domain/upload/heic";
import { uploadLimits } from "@polyportal/domain/upload/limits";
import { fail } from "../failure.ts";
import { JobEnded, runUntrusted, type RunUntrusted } from "../untrusted/run-untrusted.ts";

/** What an upload must be: at most so many bytes, one of these MIME types. */
export type FileRule = { readonly maxBytes: number; readonly types: readonly string[] };

/**
 * A file that was found to be what it says, and a PDF to be nothing but pages; pictures as they are kept, without
 * where they were taken.
 */
export type CheckedFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Of images, in pixels. */
  readonly width?: number;
  readonly height?: number;
};

/** In a refusal's fields: what is said of the file itself. */
export const ofFile = "file";

/** A picture larger than this exhausts the phones and printers that would draw it. */
const longestSide = 12_000;
const mostPixels = 40_000_000;

/** Judges a file by its bytes alone: its name and announced type are the sender's word. */
export async function checkFile(file: Blob, rule: FileRule): Promise<CheckedFile> {
  if (file.size > Math.min(rule.maxBytes, uploadLimits.maxBytes)) fail("file_too_big");
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Read at the first upload, not at every start.
  const { fileTypeFromBuffer } = await import("file-type");
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type && isHeic({ name: "", type })) refuse(refusedFileWords.heic);
  if (!type || !rule.types.includes(type)) fail("file_wrong_type");
  if (type === "application/pdf") {
    const clean = await cleaned("cleanPdf", { bytes });
    return { bytes: clean ?? refuse(refusalOfPdf(bytes)), type };
  }
  if (!type.startsWith("image/")) return { bytes, type };
  const { imageDimensionsFromData } = await import("image-dimensions");
  const size = imageDimensionsFromData(bytes);
  if (type !== "image/png" && type !== "image/jpeg") fail("file_wrong_type");
  if (!size || !size.width || !size.height) fail("file_wrong_type");
  const { width, height } = size;
  if (Math.max(width, height) > longestSide || width * height > mostPixels) fail("file_too_big");
  const clean = await cleaned("cleanImage", { bytes, type, width, height });
  return { bytes: clean ?? fail("file_wrong_type"), type, width, height };
}

/** Says what the file is instead; under its field's name where the caller knows that (check-images.ts). */
const refuse = (message: string): never =>
  fail("file_wrong_type", { message, fields: { [ofFile]: message } });

const refusalOfPdf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes("/Encrypt")
    ? refusedFileWords.lockedPdf
    : refusedFileWords.morePdf;

/** What is kept of the bytes; undefined where they are not what they should be, or take too long to tell. */
const cleaned: RunUntrusted = (name, input) =>
  runUntrusted(name, input).catch((error: unknown) => {
    if (error instanceof JobEnded) return fail("file_wrong_type");
    throw error;
  });
