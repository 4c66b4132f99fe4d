import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Programme, Step, StepKind } from "@polyportal/domain/programmes/programme";
import { answerRows, type CheckRow, type CheckRows } from "./check-row.ts";
import { checkRows as documents } from "./documents/check-rows.ts";
import { checkRows as institution } from "./institution/check-rows.ts";
import { checkRows as ndResult } from "./nd-result/check-rows.ts";
import { checkRows as oLevel } from "./o-level/check-rows.ts";
import { checkRows as personal } from "./personal/check-rows.ts";
import { checkRows as programme } from "./programme/check-rows.ts";

/** The values of each kind of step. A kind without an entry does not compile. */
const rows: Record<StepKind, CheckRows> = {
  personal,
  programme,
  "nd-result": ndResult,
  institution,
  "o-level": oLevel,
  documents,
  // It only has fields.
  form: () => [],
  referees: () => [],
};

/** The saved values of a section: its own columns, then its fields' answers. */
export const checkRows = (
  step: Step,
  record: ApplicationRecord,
  programme: Programme,
): CheckRow[] => [...rows[step.kind](record, programme), ...answerRows(step, record)];
