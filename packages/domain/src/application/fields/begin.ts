import type { Answers, Count, Field, PlainField, Row, RowsField } from "../../programmes/field.ts";
import { holds } from "./holds.ts";

// With what a form begins. It comes with the first section of every programme, so it is little.

/** A row that nothing was typed into yet. */
export const emptyRow = (fields: readonly PlainField[]): Row =>
  Object.fromEntries(fields.map(({ id }) => [id, ""]));

/** How many there are of who answers so. */
export const countOf = (count: Count, answers: Answers): number => {
  if (typeof count === "number") return count;
  return holds(count.when, answers) ? count.count : count.otherwise;
};

/** As many rows as there must be at least, to begin with. */
const firstRows = ({ fields, min }: RowsField, answers: Answers): Row[] =>
  Array.from({ length: countOf(min, answers) }, () => emptyRow(fields));

/**
 * What the screen holds as the form begins: each field of the step, whether or not it is shown or answered yet,
 * and nothing else. A draft is laid over these: of a field that is missing here it would be lost.
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
