import { fieldsOf } from "../application/steps.ts";
import type { ProgrammeDefinition } from "./programme.ts";

/** The id of the field by which applicants choose a certificate that departments take; undefined where none asks. */
export const certificateField = ({
  steps,
}: Pick<ProgrammeDefinition, "steps">): string | undefined =>
  steps
    .flatMap(fieldsOf)
    .find(
      (field) =>
        field.type === "choice" &&
        "list" in field.options &&
        field.options.list === "entry-certificates",
    )?.id;
