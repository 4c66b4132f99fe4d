import * as z from "zod/mini";
import { putmeResultWords as words } from "../messages/putme-upload.ts";
import { reason } from "../user-management/user-forms.ts";
import { clean } from "../validation/clean.ts";
import { optionalText } from "../validation/primitives.ts";
import { commaRefusal } from "../format/typed-number.ts";

/** How a sheet says that somebody was not there. */
const absent = "ABS";

const isScore = (typed: string): boolean =>
  typed === absent || (/^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) <= 100);

/** A score from 0 to 100 with at most two decimals, or ABS, as text in one way of writing. */
export const putmeScore = z.pipe(
  z.string(words.score).check(
    clean(),
    z.toUpperCase(),
    z.refine((typed) => isScore(typed), {
      error: ({ input }) => commaRefusal(String(input)) ?? words.score,
    }),
  ),
  z.transform((typed) => (typed === absent ? absent : String(Number(typed)))),
);

/** The score of a cell; null of who was absent. */
export const scoreOf = (cell: string): number | null => (cell === absent ? null : Number(cell));

/** The cell of a score. */
export const cellOf = (score: number | null): string => (score === null ? absent : String(score));

/** A result as an officer corrects it. */
export const correctionSchema = z.object({
  score: putmeScore,
  venue: optionalText(120),
  reason,
});
