import { expect, test } from "vitest";
import { wordDiff } from "./word-diff.ts";

test("words that both texts have are shared, the others are the one's or the other's", () => {
  expect(wordDiff("the fee of 2025", "the new fee of 2026")).toEqual({
    before: [
      { text: "the fee of ", shared: true },
      { text: "2025", shared: false },
    ],
    after: [
      { text: "the ", shared: true },
      { text: "new ", shared: false },
      { text: "fee of ", shared: true },
      { text: "2026", shared: false },
    ],
  });
});

test("texts without a common word share nothing, and an empty one has no run", () => {
  expect(wordDiff("one", "two").before).toEqual([{ text: "one", shared: false }]);
  expect(wordDiff("", "two").before).toEqual([]);
});
