import { shownPhone } from "../../format/phone.ts";
import type { Answers, Field, PlainField, Row } from "../../programmes/field.ts";
import { asked, askedInRow } from "./apply.ts";
import { entriesOf, yesNo } from "./choices.ts";

/** An answer in words; empty if there is none. */
export function wordOf(field: PlainField, answer: string | undefined): string {
  if (answer === undefined || answer === "") return "";
  const options =
    field.type === "choice"
      ? entriesOf(field)
      : field.type === "yes-no" || field.type === "tick"
        ? yesNo
        : [];
  return options.find(({ value }) => value === answer)?.label ?? answer;
}

/** An answer as it is read back: what none means, and phone numbers in one form. */
function readBack(field: PlainField, answer: string | undefined): string {
  const word = wordOf(field, answer);
  if (word === "") return field.unset ?? "";
  return field.type === "text" && field.rule === "phone" ? shownPhone(word) : word;
}

/** A field that was asked and its answer: words, or a table of rows. */
export type FieldText =
  | { readonly field: PlainField; readonly value: string }
  | {
      readonly field: Extract<Field, { type: "rows" }>;
      /** The columns that at least one row has. */
      readonly columns: readonly PlainField[];
      /** The words of each column; empty if the row does not ask it. */
      readonly rows: readonly (readonly string[])[];
    };

/** The fields that were asked with their answers, in the order of the form, to read back and to print. */
export const fieldTexts = (
  fields: readonly Field[],
  answers: Answers,
  others: Answers = {},
): readonly FieldText[] =>
  asked(fields, answers, others).map((field): FieldText => {
    const answer = answers[field.id];
    if (field.type !== "rows") {
      return { field, value: readBack(field, typeof answer === "string" ? answer : "") };
    }
    const rows = Array.isArray(answer) ? (answer as readonly Row[]) : [];
    const askedOf = rows.map((row) => askedInRow(field.fields, row));
    const columns = field.fields.filter((column) => askedOf.some((of) => of.includes(column)));
    return {
      field,
      columns,
      rows: rows.map((row, at) =>
        columns.map((column) =>
          askedOf[at]?.includes(column) ? readBack(column, row[column.id]) : "",
        ),
      ),
    };
  });
