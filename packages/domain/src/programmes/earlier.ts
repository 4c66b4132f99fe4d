import type { KnownProgramme } from "./catalogue.ts";
import { pg } from "./pg.ts";
import { putme, supplementaryPutme } from "./putme.ts";

/** A definition as it was before a field was asked. */
const before = (revision: number, programme: KnownProgramme, fieldId: string): KnownProgramme => ({
  ...programme,
  revision,
  steps: programme.steps.map((step) =>
    "fields" in step && step.fields
      ? { ...step, fields: step.fields.filter(({ id }) => id !== fieldId) }
      : step,
  ),
});

/**
 * The revisions that applications may still have, beside each programme's newest. Number, fees, ids and
 * addresses are the programme's in all of them, and so is what opens it; one goes once no application has it.
 */
export const earlier: readonly KnownProgramme[] = [
  before(1, putme, "extraTime"),
  before(1, supplementaryPutme, "extraTime"),
  before(1, pg, "extraTime"),
];
