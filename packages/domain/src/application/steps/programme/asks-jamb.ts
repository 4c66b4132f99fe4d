import type { ProgrammeDefinition } from "../../../programmes/programme.ts";

/** Whether applicants need a JAMB registration: its number opens the form or is asked in it. */
export const asksJamb = ({ key, steps }: Pick<ProgrammeDefinition, "key" | "steps">): boolean =>
  key === "jambNumber" ||
  steps.some((step) => step.kind === "programme" && step.asks.includes("jamb"));
