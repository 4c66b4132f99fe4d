import * as z from "zod/mini";
import { optionalText } from "../validation/primitives.ts";
import { ratingCommentLimit, ratingScale } from "./scale.ts";

/** The experience rating: a number of stars and, if wished, a comment. */
export const ratingSchema = z.object({
  rating: z
    .int("please choose a rating")
    .check(
      z.gte(ratingScale.min, "please choose a rating"),
      z.lte(ratingScale.max, "please choose a rating"),
    ),
  comment: optionalText(ratingCommentLimit),
});
