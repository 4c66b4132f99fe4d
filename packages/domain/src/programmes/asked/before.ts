import type { Programme } from "../programme.ts";

/** A definition as it was before a field was asked. */
export const before = <Known extends Programme>(
  revision: number,
  programme: Known,
  fieldId: string,
): Known & { readonly past: true } => ({
  ...programme,
  revision,
  past: true,
  steps: programme.steps.map((step) =>
    "fields" in step && step.fields
      ? { ...step, fields: step.fields.filter(({ id }) => id !== fieldId) }
      : step,
  ),
});
