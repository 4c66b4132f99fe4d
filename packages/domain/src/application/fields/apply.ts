import type { Answers, Field, PlainField, Row } from "../../programmes/field.ts";
import { holds } from "./holds.ts";

/** The answer that counts: blank text, no rows and an unticked box are empty. */
export function meant({ type }: Field, answer: unknown): Answers[string] {
  if (type === "tick") return answer === true || answer === "yes" ? "yes" : "";
  if (typeof answer === "string") return answer.trim();
  return Array.isArray(answer) && answer.length > 0 ? (answer as readonly Row[]) : "";
}

/** The answers of other steps, without those of these fields. */
export function beside(
  fields: readonly Field[],
  answers: Answers,
): Record<string, Answers[string]> {
  const known = { ...answers };
  for (const { id } of fields) delete known[id];
  return known;
}

/**
 * The fields that are asked, given the answers to them and to other steps. Evaluated in order, so that a
 * field that depends on a hidden one is hidden too.
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

/** The same for one row, whose fields depend only on each other. */
export const askedInRow = (fields: readonly PlainField[], row: Row): readonly PlainField[] =>
  asked(fields, row) as readonly PlainField[];
