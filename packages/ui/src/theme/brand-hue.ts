/** The hue of a school that has chosen none: a deep green. */
export const defaultBrandHue = 155;

/**
 * Gives the whole page a school's colour: `hue` is an angle of OKLCH, 0 to 359 (25 red, 75 ochre,
 * 155 green, 265 blue, 310 purple). Light, dark and every pair of colours follow, at WCAG AA.
 */
export function applyBrandHue(hue: number, page: HTMLElement = document.documentElement): void {
  if (!Number.isFinite(hue)) throw new RangeError(`A hue is an angle in degrees, not ${hue}`);
  page.style.setProperty("--brand-hue", String(((hue % 360) + 360) % 360));
}
