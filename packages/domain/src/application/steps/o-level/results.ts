import type { Answers } from "../../../programmes/field.ts";
import type { Step } from "../../../programmes/programme.ts";

/** Which sittings have a result. Files depend on it, because an awaited result has no file. */
export function resultsOf(sittings: readonly { readonly awaiting?: boolean }[]): string {
  const [first, second] = sittings.map(({ awaiting }) => awaiting !== true);
  if (first) return second ? "both" : "first";
  return second ? "second" : "";
}

/** The value for a sample applicant with one sitting, if results may be awaited: it is out. */
export const sampleResults = (step: Step): Answers =>
  step.kind === "o-level" && step.asks.includes("awaiting") ? { results: "first" } : {};
