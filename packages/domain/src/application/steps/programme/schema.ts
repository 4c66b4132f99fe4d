import * as z from "zod/mini";
import type { Answers } from "../../../programmes/field.ts";
import type { StepOf } from "../../../programmes/programme.ts";
import { jambNumber } from "../../jamb-number.ts";
import { optionalId, requiredId } from "../../../validation/primitives.ts";
import { typedNumber } from "../../../validation/typed-number.ts";

/** The alternative is missing, or the first choice again. */
export const chooseAnother = "please choose another department";

const chooseSubject = "please select your JAMB subject";

/** Choice of school and department. */
export const choiceSchema = z.object({
  facultyId: requiredId("please select your choice of school"),
  departmentId: requiredId("please select your choice of department"),
});

/** A mode of study (evening, weekend), for part-time programmes. */
export const modeSchema = z.object({
  modeOfStudyId: requiredId("please select your mode of study"),
});

/** JAMB's four subjects, its registration number and the UTME score (0 to 400). */
export const jambSchema = z.object({
  jambNumber,
  utmeScore: typedNumber("please enter your UTME score", { takesDecimals: false }).check(
    z.int("please enter a whole number"),
    z.gte(1, "please enter your UTME score"),
    z.lte(400, "a UTME score is at most 400"),
  ),
  subjectIds: z.array(requiredId(chooseSubject)).check(
    z.length(4, chooseSubject),
    z.refine((ids) => {
      const chosen = ids.filter((id) => id > 0);
      return new Set(chosen).size === chosen.length;
    }, "duplicate entries exists"),
  ),
});

/** What a department is split into: asked where it is, which the server knows. */
export const optionSchema = z.object({ departmentOptionId: optionalId() });

export const chooseOption = "please select your option";

/** A second choice, of any school. */
export const alternativeSchema = z.object({
  alternativeFacultyId: requiredId("please select your choice of school"),
  alternativeDepartmentId: requiredId(chooseAnother),
});

/** What the screen holds of a programme step; which fields there are, the programme decides. */
export type ChoiceForm = z.input<typeof choiceSchema> &
  Partial<
    z.input<typeof modeSchema> &
      z.input<typeof jambSchema> &
      z.input<typeof optionSchema> &
      z.input<typeof alternativeSchema> & { answers: Answers }
  >;

/** The same, checked. */
export type ProgrammeChoice = z.output<typeof choiceSchema> &
  Partial<
    z.output<typeof modeSchema> &
      z.output<typeof jambSchema> &
      z.output<typeof optionSchema> &
      z.output<typeof alternativeSchema> & { answers: Answers }
  >;

/** The schema of a step: school and department, and all that it asks besides; `answers` where some of it is data. */
export const schemaOf = ({ asks }: StepOf<"programme">, answers?: z.ZodMiniType<Answers>) =>
  z
    .extend(choiceSchema, {
      ...(asks.includes("mode-of-study") && modeSchema.shape),
      ...(asks.includes("jamb") && jambSchema.shape),
      ...(asks.includes("option") && optionSchema.shape),
      ...(asks.includes("alternative") && alternativeSchema.shape),
      ...(answers && { answers }),
    })
    .check(
      z.refine(
        (choice: { departmentId: number; alternativeDepartmentId?: unknown }) =>
          choice.alternativeDepartmentId !== choice.departmentId,
        { error: chooseAnother, path: ["alternativeDepartmentId"] },
      ),
      // What may be left out of a shape loses its type.
    ) as unknown as z.ZodMiniType<ProgrammeChoice, ChoiceForm>;
