import { holds } from "../application/fields/holds.ts";
import type { Answers } from "./field.ts";
import type { Programme } from "./programme.ts";

/** The kind of student that the answers make of an applicant; none where they change nothing. */
export const studentTypeOf = (
  { studentTypes = [] }: Pick<Programme, "studentTypes">,
  answers: Answers,
): number | undefined => studentTypes.find(({ when }) => holds(when, answers))?.id;
