import { imageTypes, uploadLimits } from "@polyportal/domain/upload/limits";
import { decodePhoto, shrinkScan } from "../photo-field/shrink.ts";
import type { Catalogue } from "../../words/words.ts";

const types: readonly string[] = imageTypes;
// "Each under 100kb", as specified: 100 KB itself is too much.
const maxBytes = uploadLimits.defaultBytes - 1;

/**
 * A chosen scan as it is sent: as it is where it is small enough, else shrunk on the device. Answers
 * the words where it is no image, or cannot be made small enough to be read.
 */
export async function prepareScan(
  file: File,
  words: Pick<Catalogue["fileField"], "wrongType" | "tooBig">,
): Promise<File | string> {
  if (types.includes(file.type) && file.size > 0 && file.size <= maxBytes) return file;
  const scan = await decodePhoto(file).catch(() => undefined);
  if (!scan) return words.wrongType;
  return (await shrinkScan(scan, file.name, maxBytes)) ?? words.tooBig;
}
