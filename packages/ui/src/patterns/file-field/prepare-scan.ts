import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { isHeic } from "@polyportal/domain/upload/heic";
import { imageTypes, uploadLimits } from "@polyportal/domain/upload/limits";
import { decodePhoto, shrinkScan } from "../photo-field/shrink.ts";
import type { ShowReview } from "./review-scan.tsx";
import { reviewed } from "./review-scan.tsx";
import type { Catalogue } from "../../words/words.ts";

const types: readonly string[] = imageTypes;
// "Each under 100kb", as specified, so 100 KB itself is too large.
const maxBytes = uploadLimits.defaultBytes - 1;

type Words = Pick<Catalogue["fileField"], "heic" | "wrongType" | "wrongPage" | "tooBig">;

/**
 * Prepares a chosen scan: small files and PDFs are unchanged, others are shrunk. If a page is found on a
 * photo, or its writing is blurred, `show` displays a review first. Returns a message if it is no image or
 * cannot be shrunk and stay readable, and undefined if nothing is to be sent.
 */
export async function prepareScan(
  file: File,
  accept: readonly string[],
  words: Words,
  show: ShowReview,
): Promise<File | string | undefined> {
  // A camera makes no photo this small, so it was cropped already.
  if (types.includes(file.type) && file.size > 0 && file.size <= maxBytes) return file;
  const pdf = accept.includes(pagedLimits.pdfType);
  if (pdf && file.type === pagedLimits.pdfType) {
    return file.size <= pagedLimits.pdfBytes ? file : words.tooBig;
  }
  const photo = await decodePhoto(file).catch(() => undefined);
  if (!photo) return isHeic(file) ? words.heic : pdf ? words.wrongPage : words.wrongType;
  const picture = await reviewed(photo, show);
  return picture && ((await shrinkScan(picture, file.name, maxBytes)) ?? words.tooBig);
}
