import type { StepKind } from "../../programmes/programme.ts";

/** Every kind of step. Each is a folder here, in the applicant app's application and in the api's. */
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
