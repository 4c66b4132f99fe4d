import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { imageTypes, uploadLimits } from "@polyportal/domain/upload/limits";
import { decodePhoto, shrinkScan } from "../photo-field/shrink.ts";
import type { ShowReview } from "./review-scan.tsx";
import { reviewed } from "./review-scan.tsx";
import type { Catalogue } from "../../words/words.ts";

const types: readonly string[] = imageTypes;
// "Each under 100kb", as specified: 100 KB itself is too much.
const maxBytes = uploadLimits.defaultBytes - 1;

type Words = Pick<Catalogue["fileField"], "wrongType" | "wrongPage" | "tooBig">;

/**
 * A chosen scan as it is sent: as it is where it is small enough, else shrunk on the device; a PDF is sent as it is. A photo on
 * which a page is seen, or whose writing is blurred, is looked at first, by what `show` is handed. Answers the words
 * where it is no image, or cannot be made small enough to be read; nothing where none of it is to be sent.
 */
export async function prepareScan(
  file: File,
  accept: readonly string[],
  words: Words,
  show: ShowReview,
): Promise<File | string | undefined> {
  // Whoever made it so small has cut it already: no camera does.
  if (types.includes(file.type) && file.size > 0 && file.size <= maxBytes) return file;
  const pdf = accept.includes(pagedLimits.pdfType);
  if (pdf && file.type === pagedLimits.pdfType) {
    return file.size <= pagedLimits.pdfBytes ? file : words.tooBig;
  }
  const photo = await decodePhoto(file).catch(() => undefined);
  if (!photo) return pdf ? words.wrongPage : words.wrongType;
  const picture = await reviewed(photo, show);
  return picture && ((await shrinkScan(picture, file.name, maxBytes)) ?? words.tooBig);
}
