import type { Answers, Count, Field, PlainField, Row, RowsField } from "../../programmes/field.ts";
import { holds } from "./holds.ts";

/** An answer as it counts: spaces are none, no rows neither, nor is a box that is not ticked. */
export function meant({ type }: Field, answer: unknown): Answers[string] {
  if (type === "tick") return answer === true || answer === "yes" ? "yes" : "";
  if (typeof answer === "string") return answer.trim();
  return Array.isArray(answer) && answer.length > 0 ? (answer as readonly Row[]) : "";
}

/** What other steps were answered: of these fields' own answers nothing, for they are asked anew. */
export function beside(
  fields: readonly Field[],
  answers: Answers,
): Record<string, Answers[string]> {
  const known = { ...answers };
  for (const { id } of fields) delete known[id];
  return known;
}

/**
 * The fields that are asked, given the answers to them and to other steps: one after the other, so that what
 * hangs on a hidden field is hidden, too.
 */
export function asked(
  fields: readonly Field[],
  answers: Answers,
  others: Answers = {},
): readonly Field[] {
  const known = beside(fields, others);
  return fields.filter((field) => {
    if (!holds(field.when, known)) return false;
    known[field.id] = meant(field, answers[field.id]);
    return true;
  });
}

/** The same of one row, whose fields ask of each other alone. */
export const askedInRow = (fields: readonly PlainField[], row: Row): readonly PlainField[] =>
  asked(fields, row) as readonly PlainField[];

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

/** What the screen holds as the form begins: each field of the step, whether or not it is shown yet. */
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
