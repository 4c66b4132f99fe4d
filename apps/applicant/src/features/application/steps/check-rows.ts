import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Programme, Step, StepKind } from "@polyportal/domain/programmes/programme";
import { answerRows, type CheckRow, type CheckRows } from "./check-row.ts";
import { checkRows as documents } from "./documents/check-rows.ts";
import { checkRows as institution } from "./institution/check-rows.ts";
import { checkRows as ndResult } from "./nd-result/check-rows.ts";
import { checkRows as oLevel } from "./o-level/check-rows.ts";
import { checkRows as personal } from "./personal/check-rows.ts";
import { checkRows as programme } from "./programme/check-rows.ts";

/** What each kind of step holds. A kind without an entry does not compile. */
const rows: Record<StepKind, CheckRows> = {
  personal,
  programme,
  "nd-result": ndResult,
  institution,
  "o-level": oLevel,
  documents,
  // All of it is data.
  form: () => [],
  referees: () => [],
};

/** The values of one section, as saved: what has a place of its own, then what is data. */
export const checkRows = (
  step: Step,
  record: ApplicationRecord,
  programme: Programme,
): CheckRow[] => [...rows[step.kind](record, programme), ...answerRows(step, record)];
