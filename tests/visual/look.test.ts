import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { differences } from "../../scripts/visual/look.ts";

/** Shades that fade as a shadow's do, where a dot and all around it are of one tone. */
const faded = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 64, maxLength: 64 })
  .map((shades) => ({
    width: 8,
    height: 8,
    colours: Uint32Array.from(shades, (shade) => 0xe0_e0_e0 + shade * 0x01_01_01),
  }));

test.prop([faded])("a picture differs from itself nowhere", (picture) => {
  expect(differences(picture, picture)).toEqual([]);
});

test.prop([faded, fc.nat(63)])("a dot of another colour is told wherever it is", (picture, at) => {
  const colours = Uint32Array.from(picture.colours);
  colours[at] = 0xff_00_00;
  const [place] = differences(picture, { ...picture, colours });
  const [x, y] = [at % 8, Math.floor(at / 8)];
  expect(place).toEqual({ left: x, top: y, right: x + 1, bottom: y + 1 });
});
