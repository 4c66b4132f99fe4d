import * as z from "zod/mini";
import type { Answers } from "../../../programmes/field.ts";
import type { StepOf } from "../../../programmes/programme.ts";
import { jambNumber } from "../../jamb-number.ts";
import { optionalId, requiredId } from "../../../validation/primitives.ts";
import { typedNumber } from "../../../validation/typed-number.ts";

/** The message if the alternative is missing or equals the first choice. */
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

/** The department's option. The server knows whether there are any to choose. */
export const optionSchema = z.object({ departmentOptionId: optionalId() });

export const chooseOption = "please select your option";

/** A second choice, in any school. */
export const alternativeSchema = z.object({
  alternativeFacultyId: requiredId("please select your choice of school"),
  alternativeDepartmentId: requiredId(chooseAnother),
});

/** The values of a programme step's form. The programme decides which fields exist. */
export type ChoiceForm = z.input<typeof choiceSchema> &
  Partial<
    z.input<typeof modeSchema> &
      z.input<typeof jambSchema> &
      z.input<typeof optionSchema> &
      z.input<typeof alternativeSchema> & { answers: Answers }
  >;

/** The validated values. */
export type ProgrammeChoice = z.output<typeof choiceSchema> &
  Partial<
    z.output<typeof modeSchema> &
      z.output<typeof jambSchema> &
      z.output<typeof optionSchema> &
      z.output<typeof alternativeSchema> & { answers: Answers }
  >;

/** The schema of a step with its additional questions; `answers` if some are fields. */
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
      // Optional parts of the shape lose their types, hence the cast.
    ) as unknown as z.ZodMiniType<ProgrammeChoice, ChoiceForm>;
