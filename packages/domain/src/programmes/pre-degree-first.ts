import type { KnownProgramme } from "./catalogue.ts";
import { preDegree } from "./pre-degree.ts";
import type { Step } from "./programme.ts";

/** Before a second sitting was refused where it is the first once more, and asked for a result of its own. */
export const preDegreeFirst: KnownProgramme = {
  ...preDegree,
  revision: 1,
  past: true,
  steps: preDegree.steps.map((step): Step => {
    if (step.kind === "o-level") return { ...step, asks: ["awaiting"] };
    if (step.kind !== "documents") return step;
    return { ...step, documents: step.documents.filter((one) => typeof one === "string") };
  }),
};
