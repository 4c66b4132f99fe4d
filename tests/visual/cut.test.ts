import { expect, test } from "vitest";
import { fc } from "@fast-check/vitest";
import { decode, encode, type Picture } from "../../scripts/visual/cut.ts";

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 24 }), height: fc.integer({ min: 1, max: 24 }) })
  .chain(({ width, height }) =>
    fc
      .array(
        fc.integer({ min: 0, max: 3 }).map((shade) => shade * 0x3f3f3f + 0x20),
        {
          minLength: width * height,
          maxLength: width * height,
        },
      )
      // Paper with some marks has empty stretches; noise has none.
      .chain((noise) =>
        fc.integer({ min: 0, max: height }).map((from): Picture => {
          const colours = Uint32Array.from(noise, (shade, at) =>
            at < from * width ? 0xffffff : shade,
          );
          return { width, height, colours };
        }),
      ),
  );

test("pictures come out as they went in", () => {
  fc.assert(
    fc.property(fc.array(pictures, { maxLength: 4 }), (those) => {
      expect([...decode(encode(those), those)]).toEqual(those);
    }),
  );
});

test("a word that many pictures show is kept once", () => {
  const word = (x: number): Picture => {
    const colours = new Uint32Array(80 * 40).fill(0xffffff);
    for (let at = 0; at < 60; at++) {
      colours[(10 + Math.floor(at / 10)) * 80 + x + (at % 10)] = (at * 7919) & 0xffffff;
    }
    return { width: 80, height: 40, colours };
  };
  const one = encode([word(10)]);
  const three = encode([word(10), word(30), word(50)]);
  expect(three.shades).toEqual(one.shades);
});
