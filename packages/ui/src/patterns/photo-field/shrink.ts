import type { Crop } from "./crop.ts";
import { bestQuality, bestScan } from "./best-fit.ts";
import { cropFrame, heightOf } from "./crop.ts";

/** A small phone cannot hold a camera's 12 million pixels twice. */
const workingSide = 1600;
/** Widths of the stored photo to try, best first. */
const widths = [560, 420, 315, 210];

/** A chosen picture, upright and no larger than needed. Rejects if the browser cannot decode it. */
export async function decodePhoto(file: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, workingSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  drawOnWhite(canvas, picture, 0, 0, picture.width, picture.height);
  picture.close();
  return canvas;
}

/** A whole picture as the best readable JPEG of at most `maxBytes`, if there is one. */
export async function shrinkScan(
  scan: HTMLCanvasElement,
  name: string,
  maxBytes: number,
): Promise<File | undefined> {
  const jpeg = await bestScan(Math.max(scan.width, scan.height), maxBytes, (scale) => {
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(scan.width * scale));
    canvas.height = Math.max(1, Math.round(scan.height * scale));
    drawOnWhite(canvas, scan, 0, 0, scan.width, scan.height);
    return jpegOf(canvas);
  });
  const jpg = `${name.replace(/\.[^.]*$/, "")}.jpg`;
  return jpeg && new File([jpeg], jpg, { type: "image/jpeg" });
}

/** The cropped frame as the best JPEG of at most `maxBytes`; `undefined` if none fits. */
export async function shrinkPhoto(
  photo: HTMLCanvasElement,
  crop: Crop,
  maxBytes: number,
): Promise<File | undefined> {
  const { left, top, width, height } = cropFrame(photo.width, photo.height, crop);
  for (const target of widths) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(Math.min(target, Math.max(width, 210)));
    canvas.height = heightOf(canvas.width);
    drawOnWhite(canvas, photo, left, top, width, height);
    const jpeg = await bestQuality(maxBytes, jpegOf(canvas));
    if (jpeg) return new File([jpeg], "passport.jpg", { type: "image/jpeg" });
  }
  return undefined;
}

/** Draws a part of a picture on the whole canvas. Transparent areas become white, not black. */
export function drawOnWhite(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

const jpegOf =
  (canvas: HTMLCanvasElement) =>
  (quality: number): Promise<Blob | null> =>
    new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
