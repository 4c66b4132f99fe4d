import { expect, test } from "vitest";
import { ratingLabel, ratingScale } from "./scale.ts";

test("the five ratings are named to the letter", () => {
  const ratings = ratingScale.labels.map((_, index) => ratingLabel(ratingScale.min + index));
  expect(ratings).toEqual(["1 Poor", "2 Fair", "3 Average", "4 Good", "5 Excellent"]);
  expect(ratings).toHaveLength(ratingScale.max);
});

test("a rating off the scale has no name", () => {
  expect([0, 6].map(ratingLabel)).toEqual(["0", "6"]);
});
