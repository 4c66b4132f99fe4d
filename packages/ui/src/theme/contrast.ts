/** Reads the tokens of tokens.css and measures WCAG contrast between them; used by the theme's test. */

type Tokens = Record<string, string>;

const declaration = /--color-([a-z-]+):\s*(oklch\([^;]+\));/g;

/** The colours of the light theme, and of the dark theme over it, as written in the stylesheet. */
export function readTokens(css: string): { light: Tokens; dark: Tokens } {
  const [before = "", after = ""] = css.split("@variant dark");
  const light = Object.fromEntries([...before.matchAll(declaration)].map((m) => [m[1], m[2]]));
  const dark = Object.fromEntries([...after.matchAll(declaration)].map((m) => [m[1], m[2]]));
  return { light, dark: { ...light, ...dark } };
}

/** Contrast ratio, 1 to 21, of two oklch() colours; `hue` stands for var(--brand-hue). */
export function contrast(one: string, other: string, hue: number): number {
  const [a, b] = [luminance(one, hue), luminance(other, hue)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance: oklch → oklab → linear sRGB, clipped to what a screen shows. */
function luminance(colour: string, brandHue: number): number {
  const parts = colour.replace("var(--brand-hue)", String(brandHue)).match(/[\d.]+/g) ?? [];
  const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number);
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const [r, g, bl] = [red, green, blue].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (bl ?? 0);
}
