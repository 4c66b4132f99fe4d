import { describe, expect, test } from "vitest";
import { contrast, readTokens, type GamutMapping } from "./contrast.ts";
import { applyBrandHue } from "./brand-hue.ts";
import { pairs } from "./pairs.ts";
import css from "./tokens.css?raw";

const hues = Array.from({ length: 360 }, (_, hue) => hue);
const mappings: readonly GamutMapping[] = ["clip", "reduce", "wide"];
const themes = readTokens(css);

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
    const lightness = ["success", "warning", "fail", "unapproved"].map(
      (name) => /oklch\(([\d.]+)/.exec(themes[theme][name] ?? "")?.[1],
    );
    expect(new Set(lightness).size).toBe(4);
  });
});

test("dark redefines every colour of light", () => {
  const names = Object.keys(themes.light);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(themes.dark[name], name).not.toBe(themes.light[name]);
});

test("a school's hue is an angle: it turns round, and nothing else is taken", () => {
  const set: Record<string, string> = {};
  const page = {
    style: { setProperty: (name: string, value: string) => void (set[name] = value) },
  } as unknown as HTMLElement;
  applyBrandHue(265, page);
  expect(set).toEqual({ "--brand-hue": "265" });
  applyBrandHue(-95, page);
  expect(set).toEqual({ "--brand-hue": "265" });
  applyBrandHue(360, page);
  expect(set).toEqual({ "--brand-hue": "0" });
  expect(() => applyBrandHue(Number.NaN, page)).toThrow("A hue is an angle");
});
