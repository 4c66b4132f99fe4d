import * as z from "zod/mini";
import type { Answers } from "../../../programmes/field.ts";
import type { StepOf } from "../../../programmes/programme.ts";
import { answersSchema } from "../../fields/schema.ts";

/** The schema of a step that consists only of fields, given the answers of other steps. */
export const schemaOf = ({ fields }: StepOf<"form">, others: Answers = {}) =>
  z.object({ answers: answersSchema(fields, others) });
