import type { Answers, Field, PlainField, Row } from "../../programmes/field.ts";
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
