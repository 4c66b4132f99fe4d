import { schemaOf } from "@polyportal/domain/application/steps/programme/schema";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { StepOf } from "@polyportal/domain/programmes/programme";
import { askingOption, type OptionsOf } from "./asking-option.ts";

/** The schema of a study choice. The schema of fields is loaded only if the programme has any. */
export async function rulesOf(step: StepOf<"programme">, others: Answers, optionsOf: OptionsOf) {
  const { asks, fields = [] } = step;
  const { answersSchema } =
    fields.length > 0 ? await import("@polyportal/domain/application/fields/schema") : {};
  const schema = schemaOf(step, answersSchema?.(fields, others));
  return asks.includes("option") ? askingOption(schema, optionsOf) : schema;
}
