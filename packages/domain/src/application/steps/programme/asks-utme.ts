import type { ProgrammeDefinition } from "../../../programmes/programme.ts";
import { fieldsOf } from "../../steps.ts";

/** Whether applicants of a programme tell a UTME score: beside the choice, or as data. */
export const asksUtme = ({ steps }: Pick<ProgrammeDefinition, "steps">): boolean =>
  steps.some(
    (step) =>
      (step.kind === "programme" && step.asks.includes("jamb")) ||
      fieldsOf(step).some(({ id }) => id === "utmeScore"),
  );
