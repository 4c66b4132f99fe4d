import type { AskedDocument, Programme, Step } from "../programme.ts";

/** How a step was. */
type Was = (step: Step) => Step;

/** A definition as it was before some of its steps changed. */
export const before = <Known extends Programme>(
  revision: number,
  programme: Known,
  ...were: readonly Was[]
): Known & { readonly past: true } => ({
  ...programme,
  revision,
  past: true,
  steps: programme.steps.map((step) => were.reduce((then: Step, was) => was(then), step)),
});

/** Before a field was asked. */
export const withoutField =
  (fieldId: string): Was =>
  (step) =>
    "fields" in step && step.fields
      ? { ...step, fields: step.fields.filter(({ id }) => id !== fieldId) }
      : step;

/** Before an option of the department was asked. */
export const withoutOption: Was = (step) =>
  "asks" in step
    ? // What a step asks stays of its own kind.
      ({ ...step, asks: step.asks.filter((what) => what !== "option") } as Step)
    : step;

/** When these documents were asked for. */
export const withDocuments =
  (documents: readonly AskedDocument[]): Was =>
  (step) =>
    "documents" in step ? { ...step, documents } : step;
