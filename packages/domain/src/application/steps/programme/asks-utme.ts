import type { ProgrammeDefinition } from "../../../programmes/programme.ts";
import { fieldsOf } from "../../steps.ts";

/** Whether applicants enter a UTME score, with the choice or as a field. */
export const asksUtme = ({ steps }: Pick<ProgrammeDefinition, "steps">): boolean =>
  steps.some(
    (step) =>
      (step.kind === "programme" && step.asks.includes("jamb")) ||
      fieldsOf(step).some(({ id }) => id === "utmeScore"),
  );
