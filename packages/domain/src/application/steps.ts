import type { Programme, Step } from "../programmes/programme.ts";
import { institutionSchema } from "./institution.ts";
import { oLevelSchema } from "./o-level.ts";
import { personalSchema, personalWithChoiceSchema } from "./personal.ts";
import {
  choiceSchema,
  choiceWithJambSchema,
  choiceWithModeSchema,
  ndResultSchema,
} from "./programme-choice.ts";

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

/** A step's URL hash: the first is `section_a`. */
export const stepHash = (index: number): string => `section_${"abcdefgh".charAt(index)}`;

/** The programme's step of a kind, if it has one. */
export const stepOf = <K extends Step["kind"]>(programme: Programme, kind: K) =>
  programme.steps.find((step): step is Step & { kind: K } => step.kind === kind);

/** The first step that is not saved yet, or `undefined` when all are. */
export const nextStep = (programme: Programme, saved: readonly Step["kind"][]): Step | undefined =>
  programme.steps.find((step) => !saved.includes(step.kind));

/** Whether a step may be opened: every step before it has been saved. Forward jumps are disallowed. */
export function mayOpen(
  programme: Programme,
  kind: Step["kind"],
  saved: readonly Step["kind"][],
): boolean {
  const index = programme.steps.findIndex((step) => step.kind === kind);
  return index >= 0 && programme.steps.slice(0, index).every((step) => saved.includes(step.kind));
}
