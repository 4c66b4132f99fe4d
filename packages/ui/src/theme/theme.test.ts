import { describe, expect, test } from "vitest";
import { contrast, readTokens } from "./contrast.ts";
import css from "./tokens.css?raw";

const papers = ["paper", "paper-raised", "paper-sunken"];
const statuses = ["success", "warning", "fail", "unapproved", "clay", "brand"];

/** Text needs 4.5 to 1 (WCAG 1.4.3), the edges of controls and the focus ring 3 to 1 (1.4.11). */
const pairs: [front: string, back: string, atLeast: number][] = [
  ...papers.flatMap((paper): [string, string, number][] => [
    ...["ink", "ink-muted", "brand-strong", ...statuses].map((front): [string, string, number] => [
      front,
      paper,
      4.5,
    ]),
    ["line-strong", paper, 3],
    ["focus", paper, 3],
  ]),
  ...statuses.flatMap((status): [string, string, number][] => [
    [status, `${status}-soft`, 4.5],
    ["ink", `${status}-soft`, 4.5],
    ["focus", `${status}-soft`, 3],
  ]),
  ["brand-strong", "brand-soft", 4.5],
  ["on-brand", "brand", 4.5],
  ["on-brand", "brand-strong", 4.5],
  ["on-brand", "fail", 4.5],
];

const themes = readTokens(css);

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  test.each(pairs)(
    "%s on %s reaches %s to 1, whatever the school's hue",
    (front, back, atLeast) => {
      const tokens = themes[theme];
      for (let hue = 0; hue < 360; hue += 15) {
        expect(
          contrast(tokens[front] ?? "", tokens[back] ?? "", hue),
          `hue ${hue}`,
        ).toBeGreaterThan(atLeast);
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
