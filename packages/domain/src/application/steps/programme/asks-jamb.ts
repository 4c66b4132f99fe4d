import type { ProgrammeDefinition } from "../../../programmes/programme.ts";

/** Whether a programme is for who has registered with JAMB: its number opens the form, or stands in it. */
export const asksJamb = ({ key, steps }: Pick<ProgrammeDefinition, "key" | "steps">): boolean =>
  key === "jambNumber" ||
  steps.some((step) => step.kind === "programme" && step.asks.includes("jamb"));
