/** Between the browser's PNGs and pixels. */
import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { soften, type Picture } from "./look.ts";

type Bitmap = { data: Uint8Array; width: number; height: number };

/** A short word for a picture, alike for alike ones; where two differ, `differences` says whether an eye sees it. */
export function printOf(picture: Picture): string {
  const { width, height, colours } = soften(picture);
  return createHash("sha256")
    .update(`${width} ${height} `)
    .update(new Uint8Array(colours.buffer, colours.byteOffset, colours.byteLength))
    .digest("hex")
    .slice(0, 12);
}

export async function readPng(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Uint32Array(info.width * info.height);
  for (let index = 0, at = 0; index < colours.length; index++, at += 3) {
    colours[index] = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  }
  return { width: info.width, height: info.height, colours };
}

/** An image of a picture, to be written as PNG or made smaller. */
export function imageOf({ width, height, colours }: Picture): Sharp {
  const data = Buffer.alloc(colours.length * 3);
  colours.forEach((colour, index) => data.writeUIntBE(colour, index * 3, 3));
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A PNG of red, green, blue and opacity, on white paper. */
export const pngOf = ({ data, width, height }: Bitmap): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: "white" })
    .png({ compressionLevel: 1 })
    .toBuffer();
