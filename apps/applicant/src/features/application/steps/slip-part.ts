import type {
  ApplicationRecord,
  ApplicationSlip,
} from "@polyportal/api-client/contract/application";
import { fieldTexts } from "@polyportal/domain/application/fields/field-texts";
import { fieldsOf, stepOf } from "@polyportal/domain/application/steps";
import type { Programme, Step, StepKind } from "@polyportal/domain/programmes/programme";
import type { SlipSection } from "@polyportal/ui/application-slip";

export type SlipRows = Extract<SlipSection, { kind: "rows" }>["rows"];

/** A part of the slip; undefined if the programme does not ask for its content. */
export type SlipPart = (record: ApplicationSlip, programme: Programme) => SlipSection | undefined;

export const rowsOf = (title: string, rows: SlipRows): SlipSection => ({
  kind: "rows",
  title,
  rows,
});

/** The answers of a step's fields as rows. */
export const answerRows = (step: Step | undefined, { answers }: ApplicationRecord): SlipRows =>
  fieldTexts(fieldsOf(step), answers, answers).flatMap((one) =>
    // An unticked box is left out.
    "rows" in one || (one.field.type === "tick" && one.value === "")
      ? []
      : { label: one.field.label, value: one.value },
  );

/** The rows fields of a step, each as a table. */
export const answerTables = (
  step: Step | undefined,
  { answers }: ApplicationRecord,
): SlipSection[] =>
  fieldTexts(fieldsOf(step), answers, answers).flatMap((one) =>
    "rows" in one
      ? {
          kind: "table",
          title: one.field.label,
          columns: one.columns.map(({ label }) => label),
          rows: one.rows,
        }
      : [],
  );

/** A part that prints one step under its title; undefined in programmes without that step. */
export const stepRows = (
  programme: Programme,
  kind: StepKind,
  rows: SlipRows,
): SlipSection | undefined => {
  const step = stepOf(programme, kind);
  return step && rowsOf(step.title, rows);
};
