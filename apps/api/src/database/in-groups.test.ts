import fc from "fast-check";
import { expect, test } from "vitest";
import { inGroups } from "./in-groups.ts";

test("what comes at once is written together, and what comes meanwhile is the next group", async () => {
  const groups: (readonly string[])[] = [];
  const write = inGroups<string, unknown>(100, async (group) => groups.push(group));
  const first = [write("a"), write("b")];
  await Promise.all(first);
  const second = [write("c"), write("d"), write("e")];
  expect(groups).toEqual([["a", "b"]]);
  await Promise.all(second);
  expect(groups).toEqual([
    ["a", "b"],
    ["c", "d", "e"],
  ]);
});

test("a write that fails fails for those whom it held, and for nobody after them", async () => {
  const write = inGroups<number>(100, async (group) => {
    if (group.includes(13)) throw new Error("unlucky");
  });
  const held = [write(12), write(13)];
  await expect(held[0]).rejects.toThrow("unlucky");
  await expect(held[1]).rejects.toThrow("unlucky");
  await expect(write(14)).resolves.toBeUndefined();
});

test("whenever they come, all are written, each once, before their callers hear of it", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 12 }),
      async (waits) => {
        const written: number[] = [];
        const write = inGroups<number>(100, async (group) => {
          await new Promise((done) => setTimeout(done, 3));
          written.push(...group);
        });
        await Promise.all(
          waits.map(async (wait, index) => {
            await new Promise((done) => setTimeout(done, wait));
            await write(index);
            expect(written).toContain(index);
          }),
        );
        expect(written.toSorted((a, b) => a - b)).toEqual(waits.map((_, index) => index));
      },
    ),
    { numRuns: 8 },
  );
});
