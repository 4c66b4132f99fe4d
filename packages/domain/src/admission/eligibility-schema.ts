import * as z from "zod/mini";
import { optionalFigure } from "../application-setup/figures.ts";
import { eligibilityWords as words } from "../messages/eligibility.words.ts";
import { optionalId } from "../validation/primitives.ts";

/** What somebody tells of themselves who has not paid yet; nothing of it has to be told. */
export const eligibilitySchema = z.object({
  /** A line without a subject or a grade counts for nothing. */
  results: z
    .array(z.object({ subjectId: optionalId(), grade: z.string().check(z.maxLength(4)) }))
    .check(z.maxLength(60)),
  /** A result of the O-level is not out yet. */
  awaiting: z.boolean(),
  utme: optionalFigure({ least: 0, most: 400, message: words.utmeWrong }),
  certificate: z.string().check(z.maxLength(40)),
});

export type EligibilityAnswers = (typeof eligibilitySchema)["_zod"]["output"];
