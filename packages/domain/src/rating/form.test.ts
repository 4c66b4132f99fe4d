import { expect, test } from "vitest";
import { messagesOf } from "../validation/messages-of.ts";
import { ratingSchema } from "./form.ts";

test("a rating needs one to five stars; the comment may be left out", () => {
  expect(ratingSchema.parse({ rating: 5 })).toEqual({ rating: 5, comment: "" });
  for (const rating of [0, 6, 2.5, undefined]) {
    expect(messagesOf(ratingSchema, { rating })).toEqual(["rating: please choose a rating"]);
  }
});
