import type { Answers, Count, Field, PlainField, Row, RowsField } from "../../programmes/field.ts";
import { holds } from "./holds.ts";

// The initial values of a form. They are loaded with the first section of every programme, so keep this
// small.

export const emptyRow = (fields: readonly PlainField[]): Row =>
  Object.fromEntries(fields.map(({ id }) => [id, ""]));

/** The number for these answers. */
export const countOf = (count: Count, answers: Answers): number => {
  if (typeof count === "number") return count;
  return holds(count.when, answers) ? count.count : count.otherwise;
};

/** The minimum number of rows. */
const firstRows = ({ fields, min }: RowsField, answers: Answers): Row[] =>
  Array.from({ length: countOf(min, answers) }, () => emptyRow(fields));

/**
 * The initial values of a step: each of its fields, hidden or not, and nothing else. A draft is merged into
 * these, so a missing field would lose its draft.
 */
export const begin = (fields: readonly Field[], answers: Answers): Answers =>
  Object.fromEntries(
    fields.map((field) => {
      const answer = answers[field.id];
      if (field.type !== "rows") return [field.id, typeof answer === "string" ? answer : ""];
      const rows = Array.isArray(answer) ? (answer as readonly Row[]) : [];
      return [
        field.id,
        rows.length > 0
          ? rows.map((row) => ({ ...emptyRow(field.fields), ...row }))
          : firstRows(field, answers),
      ];
    }),
  );
