import { schemaOf } from "@polyportal/domain/application/steps/personal/schema";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { StepOf } from "@polyportal/domain/programmes/programme";
import { askingLga, type LgasOf } from "./asking-lga.ts";

/** The schema of a personal section. The schema of fields is loaded only if the programme has any. */
export async function rulesOf(step: StepOf<"personal">, others: Answers, lgasOf: LgasOf) {
  const { fields } = step;
  if (!fields) return askingLga(schemaOf(step), lgasOf);
  const { answersSchema } = await import("@polyportal/domain/application/fields/schema");
  return askingLga(schemaOf(step, answersSchema(fields, others)), lgasOf);
}
