import { expect, test } from "vitest";
import { fc } from "@fast-check/vitest";
import { encode, type Picture } from "../../scripts/visual/cut.ts";
import { decode } from "../../scripts/visual/draw.ts";

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
      const { numbers, pieces } = encode(those);
      expect([...decode(numbers, pieces, those)]).toEqual(those);
    }),
  );
});

test("a picture that nobody asks for is passed over, and the ones after it come out", () => {
  fc.assert(
    fc.property(fc.array(pictures, { minLength: 2, maxLength: 4 }), (those) => {
      const { numbers, pieces } = encode(those);
      const last = those.length - 1;
      const decoded = [...decode(numbers, pieces, those, (place) => place === last)];
      expect(decoded).toEqual(
        those.map((picture, place) => (place === last ? picture : undefined)),
      );
    }),
  );
});

/** A sheet of paper with a word of two letters, the second so far right of the first. */
function word(x: number, second = 14): Picture {
  const colours = new Uint32Array(80 * 40).fill(0xffffff);
  for (const [letter, left] of [x, x + second].entries()) {
    for (let at = 0; at < 60; at++) {
      const shade = ((at + letter * 100) * 7919) & 0xffffff;
      colours[(10 + Math.floor(at / 10)) * 80 + left + (at % 10)] = shade;
    }
  }
  return { width: 80, height: 40, colours };
}

test("a word that many pictures show is kept once", () => {
  const one = encode([word(10)]);
  const three = encode([word(10), word(30), word(50)]);
  expect(one.pieces).toHaveLength(2);
  expect(three.pieces).toEqual(one.pieces);
  expect(three.numbers.pieces).toEqual(one.numbers.pieces);
});

test("a letter of many words is kept once", () => {
  // Too near to each other to be cut apart.
  const { numbers, pieces } = encode([word(10, 11), word(10, 12)]);
  expect(pieces).toHaveLength(2);
  expect([...decode(numbers, pieces, [word(10, 11), word(10, 12)])]).toEqual([
    word(10, 11),
    word(10, 12),
  ]);
});
