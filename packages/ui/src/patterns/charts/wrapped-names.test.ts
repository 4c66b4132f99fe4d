import { expect, test } from "vitest";
import { heightOf, wrappedNames } from "./wrapped-names.tsx";

const points = ["Computer Science", "Science Laboratory Technology", "Accountancy"].map(
  (label) => ({ label, values: [1] }),
);

test("names that have no room on one line take several", () => {
  const names = wrappedNames(points, 90, 1);
  expect(names).toEqual([
    ["Computer", "Science"],
    ["Science", "Laboratory", "Technology"],
    ["Accountancy"],
  ]);
  expect(heightOf(names ?? [], 1)).toBe(36);
  expect(heightOf(names ?? [], 2)).toBe(72);
});

test.each([
  ["all have room on one line", 300, 1],
  ["a word has none", 70, 1],
  ["letters are twice as large", 90, 2],
])("names stay as they are where %s", (_, room, scale) => {
  expect(wrappedNames(points, room, scale)).toBeUndefined();
});
