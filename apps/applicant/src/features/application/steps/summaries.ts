import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Programme, StepKind } from "@polyportal/domain/programmes/programme";
import type { ComponentType } from "react";
import { Summary as ProgrammeSummary } from "./programme/summary.tsx";

export type SummaryProps = { programme: Programme; record: ApplicationRecord };

/** What the details tell of a step beyond whether it is saved. A kind without an entry does not compile. */
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
