import type { Crop } from "./crop.ts";
import { cropFrame, heightOf } from "./crop.ts";

/** A camera's 12 million pixels are more than a small phone can hold twice. */
const workingSide = 1600;
/** Widths of the stored photo to try, from the best. */
const widths = [560, 420, 315, 210];
/** Long sides of a scan to try, from the best; smaller than the last nobody could read it. */
const scanSides = [1600, 1300, 1000, 800];
const bestQuality = 0.92;
const worstQuality = 0.45;

/** A chosen picture, upright and no larger than needed. Rejects what the browser cannot read. */
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

/** A whole picture as the best JPEG of at most `maxBytes` that can still be read, if there is one. */
export async function shrinkScan(
  scan: HTMLCanvasElement,
  name: string,
  maxBytes: number,
): Promise<File | undefined> {
  const longest = Math.max(scan.width, scan.height);
  // One that is small already is tried once in its own size.
  for (const scale of new Set(scanSides.map((side) => Math.min(1, side / longest)))) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(scan.width * scale));
    canvas.height = Math.max(1, Math.round(scan.height * scale));
    drawOnWhite(canvas, scan, 0, 0, scan.width, scan.height);
    const jpeg = await bestJpeg(canvas, maxBytes);
    const jpg = `${name.replace(/\.[^.]*$/, "")}.jpg`;
    if (jpeg) return new File([jpeg], jpg, { type: "image/jpeg" });
  }
  return undefined;
}

/** The cropped frame as the best JPEG of at most `maxBytes`; `undefined` when none fits. */
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
    const jpeg = await bestJpeg(canvas, maxBytes);
    if (jpeg) return new File([jpeg], "passport.jpg", { type: "image/jpeg" });
  }
  return undefined;
}

/** Draws a part of a picture over the whole canvas. What was transparent becomes white, not black. */
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

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));

/** Halves the range of qualities: five tries find one within 2 % of the best that fits. */
async function bestJpeg(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob | undefined> {
  const first = await jpegOf(canvas, bestQuality);
  if (first && first.size <= maxBytes) return first;
  let [low, high] = [worstQuality, bestQuality];
  let best = await jpegOf(canvas, low);
  if (!best || best.size > maxBytes) return undefined;
  for (let tries = 0; tries < 4; tries++) {
    const middle = (low + high) / 2;
    const jpeg = await jpegOf(canvas, middle);
    if (jpeg && jpeg.size <= maxBytes) [best, low] = [jpeg, middle];
    else high = middle;
  }
  return best;
}
