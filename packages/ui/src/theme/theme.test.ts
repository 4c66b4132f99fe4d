import { describe, expect, test } from "vitest";
import { defaultBrandHue, permittedHue } from "@polyportal/domain/school/brand-hue";
import { contrast, distance, readTokens, type GamutMapping } from "./contrast.ts";
import { applyBrandHue } from "./brand-hue.ts";
import { pairs, signals } from "./pairs.ts";
import css from "./tokens.css?raw";

const hues = Array.from({ length: 360 }, (_, hue) => hue);
const mappings: readonly GamutMapping[] = ["clip", "reduce", "wide"];
const themes = readTokens(css);

/** How far apart two colours are that nobody takes for one another (ΔE OK). */
const apart = 0.08;

/** And two grounds, which text, edge and icon tell apart besides. */
const grounds = 0.02;

/** How near the school's colour comes to a status, as screens show them. */
const nearest = (theme: "light" | "dark", hue: number): number => {
  const tokens = themes[theme];
  return Math.min(
    ...signals.flatMap((signal) =>
      mappings.map((mapping) =>
        distance(tokens["brand"] ?? "", tokens[signal] ?? "", hue, mapping),
      ),
    ),
  );
};

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  test.each(pairs)(
    "%s on %s reaches %s to 1, whatever the school's hue",
    (front, back, atLeast) => {
      const tokens = themes[theme];
      for (const mapping of mappings) {
        // A plain comparison: 360 hues × 3 mappings × 100 pairs are many for expect().
        const failing = hues.filter(
          (hue) => !(contrast(tokens[front] ?? "", tokens[back] ?? "", hue, mapping) >= atLeast),
        );
        expect(failing, `hues below ${atLeast} to 1 (${mapping})`).toEqual([]);
      }
    },
  );

  test("statuses differ in lightness, so that they differ without colour", () => {
    const lightness = signals
      .filter((name) => name !== "clay")
      .map((name) => Number(/oklch\(([\d.]+)/.exec(themes[theme][name] ?? "")?.[1]))
      .toSorted((one, other) => one - other);
    for (const [index, one] of lightness.slice(1).entries()) {
      expect(one - (lightness[index] ?? 0)).toBeGreaterThan(0.0149);
    }
  });

  test("no status is taken for another, nor its ground for another's", () => {
    const tokens = themes[theme];
    for (const [index, one] of signals.entries()) {
      for (const other of signals.slice(index + 1)) {
        for (const mapping of mappings) {
          const of = (front: string, back: string) =>
            distance(tokens[front] ?? "", tokens[back] ?? "", 0, mapping);
          expect(of(one, other), `${one}, ${other}`).toBeGreaterThanOrEqual(apart);
          expect(
            of(`${one}-soft`, `${other}-soft`),
            `${one}-soft, ${other}-soft`,
          ).toBeGreaterThanOrEqual(grounds);
        }
      }
    }
  });

  test("a school's colour is taken for no status, whatever hue the school asks for", () => {
    for (const hue of hues)
      expect(nearest(theme, permittedHue(hue)), `${hue}`).toBeGreaterThanOrEqual(apart);
  });
});

test("a school keeps its hue wherever a status allows it", () => {
  const near = hues.filter((hue) => Math.min(nearest("light", hue), nearest("dark", hue)) < apart);
  expect(hues.filter((hue) => permittedHue(hue) !== hue)).toEqual(near);
});

test("dark redefines every colour of light", () => {
  const names = Object.keys(themes.light);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(themes.dark[name], name).not.toBe(themes.light[name]);
});

test("the page gets the school's hue, moved off the statuses", () => {
  const set: Record<string, string> = {};
  const page = {
    style: { setProperty: (name: string, value: string) => void (set[name] = value) },
  } as unknown as HTMLElement;
  applyBrandHue(265, page);
  expect(set).toEqual({ "--brand-hue": "265" });
  applyBrandHue(25, page);
  expect(set).toEqual({ "--brand-hue": "5" });
  expect(() => applyBrandHue(Number.NaN, page)).toThrow("A hue is an angle");
});

test("a school that asks for none gets the default", () => {
  expect(css).toContain(`--brand-hue: ${defaultBrandHue};`);
});
