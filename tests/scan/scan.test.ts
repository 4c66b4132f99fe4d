/** Some of the photos of `pnpm bench scan`, which has forty: each costs two seconds. */
import { afterAll, expect, test } from "vitest";
import { photograph } from "../../scripts/bench/tools/photo-of-page.ts";
import { openReader, scanOf } from "../../scripts/bench/tools/read-scan.ts";

const reader = openReader();

afterAll(async () => (await reader).close());

test("a page in nine points is straightened, made small and read", async () => {
  let read = 0;
  let printed = 0;
  for (const seed of [1, 6]) {
    const { pixels, words } = await photograph(seed);
    const { found, warned, jpeg } = await scanOf(pixels);
    expect({ found, warned, small: jpeg.length < 100 * 1024 }).toEqual({
      found: true,
      warned: false,
      small: true,
    });
    read += await (await reader).read(jpeg, words);
    printed += words.length;
  }
  expect(read / printed).toBeGreaterThanOrEqual(0.95);
});

test.each([
  ["a hand that shook", 4],
  ["a lens out of focus", 9],
])("%s is warned of", async (_, seed) => {
  const { pixels, isBlurred } = await photograph(seed);
  expect(isBlurred).toBe(true);
  expect(await scanOf(pixels)).toMatchObject({ found: true, warned: true });
});
