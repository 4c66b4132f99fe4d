import * as z from "zod/mini";
import { optionalText } from "../validation/primitives.ts";
import { noRating, ratingCommentLimit, ratingScale } from "./scale.ts";

/** The experience rating: a number of stars and, if wished, a comment. */
export const ratingSchema = z.object({
  rating: z.int(noRating).check(z.gte(ratingScale.min, noRating), z.lte(ratingScale.max, noRating)),
  comment: optionalText(ratingCommentLimit),
});
