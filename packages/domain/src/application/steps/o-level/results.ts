import type { Answers } from "../../../programmes/field.ts";
import type { Step } from "../../../programmes/programme.ts";

/** Of which sittings the result is out: what hangs on it is a file, which there is not while it is awaited. */
export function resultsOf(sittings: readonly { readonly awaiting?: boolean }[]): string {
  const [first, second] = sittings.map(({ awaiting }) => awaiting !== true);
  if (first) return second ? "both" : "first";
  return second ? "second" : "";
}

/** What the step tells of a good applicant's one sitting, where a result may be awaited: it is out. */
export const sampleResults = (step: Step): Answers =>
  step.kind === "o-level" && step.asks.includes("awaiting") ? { results: "first" } : {};
