import { hasJpegPixels, hasPngPixels } from "./image-pixels.ts";
import { isWholeJpeg, isWholePng } from "./whole-image.ts";
import { withoutPlace } from "./without-place.ts";

type Given = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: "image/png" | "image/jpeg";
  readonly width: number;
  readonly height: number;
};

/** The picture as it is kept, without where it was taken; undefined where it is not whole. */
export async function cleanImage({
  bytes,
  type,
  ...size
}: Given): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const isPng = type === "image/png";
  if (!(isPng ? isWholePng(bytes) : isWholeJpeg(bytes))) return undefined;
  if (!(isPng ? await hasPngPixels(bytes, size) : hasJpegPixels(bytes, size))) return undefined;
  return withoutPlace(bytes, type);
}
