import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { imageTypes, uploadLimits } from "@polyportal/domain/upload/limits";
import { decodePhoto, shrinkScan } from "../photo-field/shrink.ts";
import type { Catalogue } from "../../words/words.ts";

const types: readonly string[] = imageTypes;
// "Each under 100kb", as specified: 100 KB itself is too much.
const maxBytes = uploadLimits.defaultBytes - 1;

/**
 * A chosen scan as it is sent: as it is where it is small enough, else shrunk on the device; a PDF is sent as it is. Answers
 * the words where it is no image, or cannot be made small enough to be read.
 */
export async function prepareScan(
  file: File,
  accept: readonly string[],
  words: Pick<Catalogue["fileField"], "wrongType" | "wrongPage" | "tooBig">,
): Promise<File | string> {
  if (types.includes(file.type) && file.size > 0 && file.size <= maxBytes) return file;
  const pdf = accept.includes(pagedLimits.pdfType);
  if (pdf && file.type === pagedLimits.pdfType) {
    return file.size <= pagedLimits.pdfBytes ? file : words.tooBig;
  }
  const scan = await decodePhoto(file).catch(() => undefined);
  if (!scan) return pdf ? words.wrongPage : words.wrongType;
  return (await shrinkScan(scan, file.name, maxBytes)) ?? words.tooBig;
}
