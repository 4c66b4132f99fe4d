import * as z from "zod/mini";
import { semesters } from "../academic-session/semesters.ts";
import { unitLoadMessages as words } from "../messages/unit-load.ts";
import { reason } from "../user-management/user-forms.ts";
import { requiredId } from "../validation/primitives.ts";
import { typedNumber } from "../validation/typed-number.ts";
import { mostAbove } from "./most-above.ts";

/** No semester holds more units than this, whatever is typed. */
export const mostUnits = 60;

/** Credit units as they are typed: tenths at the finest. None are none, as where nothing was typed. */
const units = typedNumber(words.number).check(
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

/** So many students are given a load at once. */
export const mostStudents = 200;

const given = {
  sessionId: requiredId(words.session),
  semester: z.enum(semesters, words.semester),
  ...loadShape,
  reason,
  /** Asked for where nobody approves what is far above the level. */
  typed: z._default(z.string().check(z.maxLength(200)), ""),
};

/** A load of their own for students, as it is typed: who they are is looked up. */
export const typedLoadsSchema = z
  .object({
    matricNumbers: z
      .string(words.matricNumber)
      .check(z.trim(), z.minLength(1, words.matricNumber), z.maxLength(20_000)),
    ...given,
    password: z._default(z.string(), ""),
  })
  .check(inOrder);

/** The same for the students who were found. */
export const studentLoadsSchema = z
  .object({
    studentIds: z
      .array(z.uuid(), words.matricNumber)
      .check(
        z.minLength(1, words.matricNumber),
        z.maxLength(mostStudents, words.tooMany(mostStudents)),
      ),
    ...given,
  })
  .check(inOrder);

/** Whether a student's own most goes further above the level's than one person may give. */
export const isTooFarAbove = (own: { maximum: number }, level: { maximum: number }): boolean =>
  own.maximum > level.maximum + mostAbove;
