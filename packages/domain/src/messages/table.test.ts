import { expect, test } from "vitest";
import { selectedRows, showingRows } from "./table.ts";

test("a page says which rows it shows, thousands apart", () => {
  expect(showingRows(1, 10, 4812)).toBe("showing 1-10 of 4,812");
  expect(showingRows(4811, 4812, 4812)).toBe("showing 4,811-4,812 of 4,812");
});

test("a selection says how many it holds", () => {
  expect(selectedRows(3)).toBe("3 selected");
  expect(selectedRows(1000)).toBe("1,000 selected");
});
