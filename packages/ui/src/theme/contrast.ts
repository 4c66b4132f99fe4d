/**
 * Reads the tokens of tokens.css and measures WCAG contrast, and how different they look, between
 * them; for the theme's test and its page of colours.
 */

type Tokens = Record<string, string>;

const declaration = /--color-([a-z-]+):\s*(oklch\([^;]+\));/g;

/** The colours of the light theme, and of the dark theme over it, as written in the stylesheet. */
export function readTokens(css: string): { light: Tokens; dark: Tokens } {
  const [before = "", after = ""] = css.split("@variant dark");
  const light = Object.fromEntries([...before.matchAll(declaration)].map((m) => [m[1], m[2]]));
  const dark = Object.fromEntries([...after.matchAll(declaration)].map((m) => [m[1], m[2]]));
  return { light, dark: { ...light, ...dark } };
}

/**
 * What a screen makes of a colour that sRGB cannot show: `clip` cuts each channel off, as browsers do;
 * `reduce` takes chroma away, as CSS Color 4 asks; `wide` is a screen that shows it.
 */
export type GamutMapping = "clip" | "reduce" | "wide";

type Linear = readonly [red: number, green: number, blue: number];

/** Contrast ratio, 1 to 21, of two oklch() colours; `hue` stands for var(--brand-hue). */
export function contrast(
  one: string,
  other: string,
  hue: number,
  mapping: GamutMapping = "clip",
): number {
  return ratio(luminance(shown(one, hue, mapping)), luminance(shown(other, hue, mapping)));
}

/**
 * How different two oklch() colours look: the distance in OKLab of what a screen shows of them
 * (ΔE OK). 0.02 can just be told apart side by side; from 0.08 they are two colours, seen apart.
 */
export function distance(
  one: string,
  other: string,
  hue: number,
  mapping: GamutMapping = "clip",
): number {
  const [from, to] = [shown(one, hue, mapping), shown(other, hue, mapping)].map(lab);
  return Math.hypot(...(from ?? []).map((value, axis) => value - (to?.[axis] ?? 0)));
}

/** Contrast ratio of two relative luminances. */
export const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Relative luminance of linear sRGB. */
export const luminance = ([red, green, blue]: Linear): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

function shown(colour: string, brandHue: number, mapping: GamutMapping): Linear {
  const parts = colour.replace("var(--brand-hue)", String(brandHue)).match(/[\d.]+/g) ?? [];
  const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number);
  const wide = linear(lightness, chroma, hue);
  if (mapping === "wide" || inGamut(wide)) return wide;
  if (mapping === "clip") return clip(wide);
  let [least, most] = [0, chroma];
  for (let step = 0; step < 16; step += 1) {
    const middle = (least + most) / 2;
    if (inGamut(linear(lightness, middle, hue))) least = middle;
    else most = middle;
  }
  return clip(linear(lightness, least, hue));
}

const clip = ([red, green, blue]: Linear): Linear => {
  const cut = (channel: number) => Math.min(1, Math.max(0, channel));
  return [cut(red), cut(green), cut(blue)];
};

const inGamut = (colour: Linear) => colour.every((channel) => channel >= 0 && channel <= 1);

/** oklch → oklab → linear sRGB. */
function linear(lightness: number, chroma: number, hue: number): Linear {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** linear sRGB → oklab. */
function lab([red, green, blue]: Linear): readonly number[] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
