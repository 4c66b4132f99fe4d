import { schemaOf } from "@polyportal/domain/application/steps/programme/schema";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { StepOf } from "@polyportal/domain/programmes/programme";
import { askingOption, type OptionsOf } from "./asking-option.ts";

/** What a choice of study must hold. The rules of what is data come where a programme asks so. */
export async function rulesOf(step: StepOf<"programme">, others: Answers, optionsOf: OptionsOf) {
  const { asks, fields = [] } = step;
  const { answersSchema } =
    fields.length > 0 ? await import("@polyportal/domain/application/fields/schema") : {};
  const schema = schemaOf(step, answersSchema?.(fields, others));
  return asks.includes("option") ? askingOption(schema, optionsOf) : schema;
}
