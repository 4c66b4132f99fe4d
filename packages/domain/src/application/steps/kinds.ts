import type { StepKind } from "../../programmes/programme.ts";

/** Every kind of step: each is a folder here, in the application of the applicant app and in that of the api. */
export const stepKinds = [
  "personal",
  "programme",
  "nd-result",
  "institution",
  "o-level",
  "documents",
  "referees",
  "form",
] as const satisfies readonly StepKind[];
