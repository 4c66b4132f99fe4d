import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { stepOf } from "@polyportal/domain/application/steps";
import type { Programme, StepKind } from "@polyportal/domain/programmes/programme";
import type { SlipSection } from "@polyportal/ui/application-slip";

export type SlipRows = Extract<SlipSection, { kind: "rows" }>["rows"];

/** A part of the slip; none where the programme does not ask for what it tells. */
export type SlipPart = (record: ApplicationRecord, programme: Programme) => SlipSection | undefined;

export const rowsOf = (title: string, rows: SlipRows): SlipSection => ({
  kind: "rows",
  title,
  rows,
});

/** A part that prints one step, under that step's title; programmes without the step have no such part. */
export const stepRows = (
  programme: Programme,
  kind: StepKind,
  rows: SlipRows,
): SlipSection | undefined => {
  const step = stepOf(programme, kind);
  return step && rowsOf(step.title, rows);
};
