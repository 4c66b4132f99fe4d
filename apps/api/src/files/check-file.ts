import { uploadLimits } from "@polyportal/domain/upload/limits";
import { fail } from "../server/failure.ts";
import { hasJpegPixels, hasPngPixels } from "./image-pixels.ts";
import { withoutPlace } from "./without-place.ts";
import { isWholeJpeg, isWholePng } from "./whole-image.ts";

/** What an upload must be: at most so many bytes, one of these MIME types. */
export type FileRule = { readonly maxBytes: number; readonly types: readonly string[] };

/** A file that was found to be what it says; a picture as it is kept, without where it was taken. */
export type CheckedFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Of images, in pixels. */
  readonly width?: number;
  readonly height?: number;
};

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
  if (!type || !rule.types.includes(type)) fail("file_wrong_type");
  if (!type.startsWith("image/")) return { bytes, type };
  const { imageDimensionsFromData } = await import("image-dimensions");
  const size = imageDimensionsFromData(bytes);
  if (type !== "image/png" && type !== "image/jpeg") fail("file_wrong_type");
  const whole = type === "image/png" ? isWholePng(bytes) : isWholeJpeg(bytes);
  if (!size || !size.width || !size.height || !whole) fail("file_wrong_type");
  const { width, height } = size;
  if (Math.max(width, height) > longestSide || width * height > mostPixels) fail("file_too_big");
  const drawn = type === "image/png" ? await hasPngPixels(bytes, size) : hasJpegPixels(bytes, size);
  if (!drawn) fail("file_wrong_type");
  return { bytes: withoutPlace(bytes, type), type, width, height };
}
