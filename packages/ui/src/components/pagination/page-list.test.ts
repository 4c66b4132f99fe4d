import { expect, test } from "vitest";
import { pageCount, pageList } from "./page-list.ts";

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, "gap-after", 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 482, [1, "gap-before", 4, 5, 6, "gap-after", 482]],
  [482, 482, [1, "gap-before", 481, 482]],
])("page %i of %i", (page, pages, marks) => {
  expect(pageList(page, pages)).toEqual(marks);
});

test("a page beyond the last still leads back", () => {
  expect(pageList(9, 3)).toEqual([1, 2, 3]);
});

test("no items fill one page", () => {
  expect(pageCount(0, 10)).toBe(1);
  expect(pageCount(4812, 10)).toBe(482);
});
