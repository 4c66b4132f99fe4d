import type { StepKind } from "@polyportal/domain/programmes/programme";
import type { ComponentType } from "react";
import { Summary as ProgrammeSummary } from "./programme/summary.tsx";
import type { SummaryProps } from "./summary-props.ts";

/** What the details page shows of a step besides whether it is saved. A kind without an entry does not compile. */
export const summaries: Record<StepKind, ComponentType<SummaryProps> | undefined> = {
  personal: undefined,
  programme: ProgrammeSummary,
  "nd-result": undefined,
  institution: undefined,
  "o-level": undefined,
  documents: undefined,
  form: undefined,
  referees: undefined,
};
