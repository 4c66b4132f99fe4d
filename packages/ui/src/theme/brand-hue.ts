import { permittedHue } from "@polyportal/domain/school/brand-hue";

/**
 * Gives the whole page a school's colour: `hue` is an angle of OKLCH (100 olive, 155 green, 265 blue,
 * 310 purple, 0 crimson). Light, dark and every pair of colours follow, at WCAG AA. A hue that could
 * be taken for a status moves to the nearest that cannot: 25, a red, becomes 5. Throws a RangeError
 * for what is no angle.
 */
export function applyBrandHue(hue: number, page: HTMLElement = document.documentElement): void {
  page.style.setProperty("--brand-hue", String(permittedHue(hue)));
}
