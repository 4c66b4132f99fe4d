import type { Step } from "../../programmes/programme.ts";
import { institutionSchema } from "./institution/schema.ts";
import { oLevelSchema } from "./o-level/schema.ts";
import { personalSchema, personalWithChoiceSchema } from "./personal/schema.ts";
import {
  choiceSchema,
  choiceWithJambSchema,
  choiceWithModeSchema,
  ndResultSchema,
} from "./programme/schema.ts";

/** The schema of a Personal & Next of Kin step by its options. */
export const personalSchemaOf = (step: Step & { kind: "personal" }) =>
  step.choice === "subject-combination" ? personalWithChoiceSchema : personalSchema;

/** The schema of a programme step by its options. */
export const choiceSchemaOf = (step: Step & { kind: "programme" }) =>
  step.asks === "jamb"
    ? choiceWithJambSchema
    : step.asks === "mode-of-study"
      ? choiceWithModeSchema
      : choiceSchema;

/** The schema of a step's form; documents are files and have none. */
export function stepSchema(step: Step) {
  switch (step.kind) {
    case "personal":
      return personalSchemaOf(step);
    case "programme":
      return choiceSchemaOf(step);
    case "nd-result":
      return ndResultSchema;
    case "institution":
      return institutionSchema;
    case "o-level":
      return oLevelSchema;
    case "documents":
      return undefined;
  }
}
