import * as z from "zod/mini";
import { semesters } from "../academic-session/semesters.ts";
import { unitLoadMessages as words } from "../messages/unit-load.ts";
import { reason } from "../user-management/user-forms.ts";
import { requiredId, requiredText } from "../validation/primitives.ts";

/** No semester holds more units than this, whatever is typed. */
export const mostUnits = 60;

/** So many units above its level's most one student may be given. */
export const mostAbove = 6;

/** Credit units as they are typed: tenths at the finest. None are none, as where nothing was typed. */
const units = z.coerce.number<number | string>(words.number).check(
  z.positive(words.number),
  z.maximum(mostUnits, words.number),
  z.refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, words.number),
);

/** No load has a minimum above its maximum. */
export const inOrder = z.refine<{ minimum: number; maximum: number }>(
  ({ minimum, maximum }) => minimum <= maximum,
  { error: words.order, path: ["minimum"] },
);

/** The fewest and the most units of a level in a semester. */
export const loadShape = { minimum: units, maximum: units };
export const unitLoadSchema = z.object(loadShape).check(inOrder);

/** The same for one student in a semester, instead of the level's. */
export const studentLoadSchema = z
  .object({
    matricNumber: requiredText(words.matricNumber, 40),
    sessionId: requiredId(words.session),
    semester: z.enum(semesters, words.semester),
    ...loadShape,
    reason,
  })
  .check(inOrder);

/** Whether a student's own most goes further above the level's than anybody may give. */
export const isTooFarAbove = (own: { maximum: number }, level: { maximum: number }): boolean =>
  own.maximum > level.maximum + mostAbove;
