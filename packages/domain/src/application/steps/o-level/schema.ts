import * as z from "zod/mini";
import { oLevelLimits } from "../../../o-level/limits.ts";
import { subjectsRepeated, subjectsRequired } from "../../../o-level/refusals.ts";
import { requiredId, requiredText } from "../../../validation/primitives.ts";

/** One row as the screen holds it; an untouched row has two empty values. */
export const subjectRowSchema = z.object({
  subjectId: z.string(),
  gradeId: z.string(),
});

export type SubjectRow = z.infer<typeof subjectRowSchema>;

const isComplete = (row: SubjectRow) => row.subjectId !== "" && row.gradeId !== "";
const isEmpty = (row: SubjectRow) => row.subjectId === "" && row.gradeId === "";

/** The rule checks the first 8 rows only, as specified; a half-filled ninth row is refused on its own. */
export function hasEnoughSubjects(rows: readonly SubjectRow[]): boolean {
  const first = rows.slice(0, oLevelLimits.minSubjects);
  return first.length === oLevelLimits.minSubjects && first.every(isComplete);
}

/** Whether a subject stands in more than one row. */
export function hasRepeatedSubject(rows: readonly SubjectRow[]): boolean {
  const chosen = rows.map((row) => row.subjectId).filter(Boolean);
  return new Set(chosen).size !== chosen.length;
}

/** One sitting, by the names of the submitted form. */
export const sittingSchema = z.object({
  examinationTypeId: requiredId("please select your o level type"),
  examCenter: requiredText("please enter your exam center"),
  examNumber: requiredText("please enter your exam number", 40),
  examYear: z
    .string("please select your exam year")
    .check(z.regex(/^\d{4}$/, "please select your exam year")),
  cardPin: requiredText("please enter your card pin", 40),
  cardSerialNumber: requiredText("please enter your card serial number", 40),
  subjects: z.array(subjectRowSchema).check(
    z.maxLength(oLevelLimits.rows),
    z.refine(hasEnoughSubjects, subjectsRequired),
    z.refine(
      (rows) =>
        rows.slice(oLevelLimits.minSubjects).every((row) => isComplete(row) || isEmpty(row)),
      {
        error: subjectsRequired,
      },
    ),
    z.refine((rows) => !hasRepeatedSubject(rows), subjectsRepeated),
  ),
});

/** The O-level step: one or two sittings. */
export const oLevelSchema = z.object({
  sittings: z
    .array(sittingSchema, "this information is required")
    .check(
      z.minLength(1, "this information is required"),
      z.maxLength(oLevelLimits.maxSittings, "at most two sittings are allowed"),
    ),
});
