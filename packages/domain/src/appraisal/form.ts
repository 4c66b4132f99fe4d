import * as z from "zod/mini";
import { ratingScale } from "../rating/scale.ts";
import { optionalText } from "../validation/primitives.ts";
import { appraisalQuestions } from "./questions.ts";
import type { AppraisalQuestion } from "./questions.ts";

const missing = "please choose a rating";

const rating = z
  .int(missing)
  .check(z.gte(ratingScale.min, missing), z.lte(ratingScale.max, missing));
const laterRating = z.optional(z.nullable(rating));

/** The same for every question. */
const each = <Value>(value: Value) =>
  Object.fromEntries(appraisalQuestions.map(({ id }) => [id, value])) as Record<
    AppraisalQuestion,
    Value
  >;

const comment = optionalText(1000);

/** A lecturer's appraisal, ready to be sent: every question rated, and a comment if wished. */
export const appraisalSchema = z.object({ ratings: z.object(each(rating)), comment });

/** One that is only kept: questions may be left for later. */
export const appraisalDraftSchema = z.object({ ratings: z.object(each(laterRating)), comment });
