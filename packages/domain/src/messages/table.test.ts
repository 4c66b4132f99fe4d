import { expect, test } from "vitest";
import { changesNotSaved, selectedAll, selectedRows, showingRows, totalOfAll } from "./table.ts";

test("a page says which rows it shows, thousands apart", () => {
  expect(showingRows(1, 10, 4812)).toBe("showing 1-10 of 4,812");
  expect(showingRows(1, 10, 10_000, true)).toBe("showing 1-10 of more than 10,000");
  expect(showingRows(4811, 4812, 4812)).toBe("showing 4,811-4,812 of 4,812");
});

test("a selection says how many it holds", () => {
  expect(selectedRows(3)).toBe("3 selected");
  expect(selectedRows(1000)).toBe("1,000 selected");
});

test("all that match are said to be all, or all but some", () => {
  expect(selectedAll(4812, 0)).toBe("All 4,812 that match are selected");
  expect(selectedAll(4812, 2)).toBe("4,810 selected: all 4,812 that match but 2");
  expect(totalOfAll(4812)).toBe("Total of all 4,812");
});

test("changes that are not saved are counted", () => {
  expect(changesNotSaved(1)).toBe("1 change is not saved");
  expect(changesNotSaved(2)).toBe("2 changes are not saved");
});
