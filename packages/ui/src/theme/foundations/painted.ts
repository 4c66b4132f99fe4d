/** What the browser really paints, for the figures on the page of colours. */
import { luminance, ratio } from "../contrast.ts";

type Painted = readonly [red: number, green: number, blue: number];

const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** A colour token as the browser paints it now: theme, hue and print rules included. */
function painted(token: string): Painted {
  if (!context) throw new Error("This browser has no canvas");
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--color-${token}`);
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

const linear = (byte: number): number => {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
};

const luminanceOf = ([red, green, blue]: Painted): number =>
  luminance([linear(red), linear(green), linear(blue)]);

/** A token's colour as it is written down elsewhere: `#17613f`. */
export const hexOf = (token: string): string =>
  `#${painted(token)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}`;

/** Contrast ratio of two tokens on this screen. */
export const paintedContrast = (front: string, back: string): number =>
  ratio(luminanceOf(painted(front)), luminanceOf(painted(back)));
