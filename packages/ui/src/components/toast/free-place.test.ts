import { expect, test } from "vitest";
import { freePlace } from "./free-place.ts";

test("notices lie at the bottom of a screen where nothing is in their way", () => {
  expect(freePlace(640, 100, [])).toBe(540);
  expect(freePlace(640, 100, [{ top: 20, bottom: 60 }])).toBe(540);
});

test("a heading at the bottom stays clear: they lie just above it", () => {
  expect(freePlace(640, 100, [{ top: 600, bottom: 630 }])).toBe(500);
  expect(
    freePlace(640, 100, [
      { top: 600, bottom: 630 },
      { top: 480, bottom: 510 },
    ]),
  ).toBe(380);
});

test("an error summary from the top leaves what is below it", () => {
  expect(freePlace(640, 200, [{ top: 0, bottom: 384 }])).toBe(440);
});

test("what has been scrolled away takes no room", () => {
  expect(
    freePlace(640, 100, [
      { top: -80, bottom: -40 },
      { top: 700, bottom: 740 },
    ]),
  ).toBe(540);
});

test("where nothing is free they lie at the bottom", () => {
  expect(freePlace(640, 100, [{ top: 0, bottom: 640 }])).toBe(540);
  expect(freePlace(200, 300, [])).toBe(0);
});

test("the button that is pressed next stays clear where there is room for it", () => {
  expect(freePlace(640, 100, [], [{ top: 560, bottom: 604 }])).toBe(460);
  expect(freePlace(640, 100, [{ top: 0, bottom: 400 }], [{ top: 460, bottom: 504 }])).toBe(540);
});

test("what has to be read comes before what is pressed", () => {
  const summary = { top: 0, bottom: 500 };
  expect(freePlace(640, 120, [summary], [{ top: 560, bottom: 604 }])).toBe(520);
});
