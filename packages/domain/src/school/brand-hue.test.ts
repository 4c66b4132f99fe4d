import { expect, test } from "vitest";
import { defaultBrandHue, permittedHue, permittedHues } from "./brand-hue.ts";

const hues = Array.from({ length: 360 }, (_, hue) => hue);
const ends = permittedHues.flat().map((hue) => hue % 360);
const apart = (one: number, other: number) =>
  Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

test("a permitted hue stays as it is, the default among them", () => {
  for (const hue of [defaultBrandHue, 95, 183, 259, 265, 310, 359, 0, 5]) {
    expect(permittedHue(hue)).toBe(hue);
  }
});

test("any other moves to the nearest end of what is permitted", () => {
  expect(permittedHue(25)).toBe(5);
  expect(permittedHue(75)).toBe(95);
  expect(permittedHue(200)).toBe(183);
  expect(permittedHue(240)).toBe(259);
  for (const hue of hues) {
    const given = permittedHue(hue);
    if (given === hue) continue;
    expect(ends, `hue ${hue}`).toContain(given);
    expect(apart(given, hue)).toBe(Math.min(...ends.map((end) => apart(end, hue))));
  }
});

test("what was moved is moved no further", () => {
  for (const hue of hues) expect(permittedHue(permittedHue(hue))).toBe(permittedHue(hue));
});

test("a hue is an angle: it turns round, and nothing else is taken", () => {
  expect(permittedHue(-95)).toBe(265);
  expect(permittedHue(360)).toBe(0);
  expect(permittedHue(5.5)).toBe(5);
  expect(() => permittedHue(Number.NaN)).toThrow("A hue is an angle");
});
