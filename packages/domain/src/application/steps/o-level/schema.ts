import * as z from "zod/mini";
import type { StepOf } from "../../../programmes/programme.ts";
import { oLevelLimits } from "../../../o-level/limits.ts";
import {
  noSubject,
  sittingTwice,
  subjectsRepeated,
  subjectsRequired,
  tooManySittings,
} from "../../../o-level/refusals.ts";
import { requiredId, requiredText } from "../../../validation/primitives.ts";

/** One row of the form. An untouched row has two empty values. */
export const subjectRowSchema = z.object({
  subjectId: z.string(),
  gradeId: z.string(),
});

export type SubjectRow = z.infer<typeof subjectRowSchema>;

const isComplete = (row: SubjectRow) => row.subjectId !== "" && row.gradeId !== "";
const isEmpty = (row: SubjectRow) => row.subjectId === "" && row.gradeId === "";

/** Checks only the first rows, as specified. A half-filled row after them is refused separately. */
export function hasEnoughSubjects(rows: readonly SubjectRow[], fewest: number): boolean {
  const first = rows.slice(0, fewest);
  return first.length === fewest && first.every(isComplete);
}

export function hasRepeatedSubject(rows: readonly SubjectRow[]): boolean {
  const chosen = rows.map((row) => row.subjectId).filter(Boolean);
  return new Set(chosen).size !== chosen.length;
}

const chooseYear = "please select your exam year";

/** The fields of every sitting. */
const particulars = {
  examinationTypeId: requiredId("please select your o level type"),
  examNumber: requiredText("please enter your exam number", 40),
  examYear: z.string(chooseYear).check(z.regex(/^\d{4}$/, chooseYear)),
};

/** A sitting with a result, by the names of the submitted form. */
export const sittingSchema = (fewest: number) =>
  z.object({
    examinationTypeId: particulars.examinationTypeId,
    examCenter: requiredText("please enter your exam center"),
    examNumber: particulars.examNumber,
    examYear: particulars.examYear,
    cardPin: requiredText("please enter your card pin", 40),
    cardSerialNumber: requiredText("please enter your card serial number", 40),
    subjects: z.array(subjectRowSchema).check(
      z.maxLength(oLevelLimits.rows),
      z.refine((rows) => hasEnoughSubjects(rows, fewest), {
        error: ({ input }) =>
          fewest < oLevelLimits.whole && (input as readonly SubjectRow[]).every(isEmpty)
            ? noSubject
            : subjectsRequired,
      }),
      z.refine(
        (rows) => rows.slice(fewest).every((row) => isComplete(row) || isEmpty(row)),
        subjectsRequired,
      ),
      z.refine((rows) => !hasRepeatedSubject(rows), subjectsRepeated),
    ),
  });

/** A sitting whose result is awaited. Card and certificate come later and are not stored. */
const awaitingSchema = z.object(particulars);

type Sitting = z.output<ReturnType<typeof sittingSchema>> & { awaiting: boolean };

/** A sitting as the form holds it. */
export type SittingForm = z.input<ReturnType<typeof sittingSchema>> & {
  awaiting?: boolean | undefined;
};

const withoutCard = { examCenter: "", cardPin: "", cardSerialNumber: "", subjects: [] };

/** Chooses the schema by `awaiting`. A union would report the problems of both. */
const eitherSchema = (fewest: number) =>
  z.pipe(
    z.unknown(),
    z.transform((value, { issues }): Sitting => {
      const awaiting = (value as SittingForm | null)?.awaiting === true;
      const parsed = (awaiting ? awaitingSchema : sittingSchema(fewest)).safeParse(value);
      if (!parsed.success) {
        for (const { message, path } of parsed.error.issues) {
          issues.push({ code: "custom", message, path, input: value });
        }
        return z.NEVER;
      }
      return { ...withoutCard, ...parsed.data, awaiting };
    }),
  );

/** Identifies a sitting. */
const paperOf = ({ examinationTypeId, examYear, examNumber }: Omit<Sitting, "awaiting">): string =>
  [examinationTypeId, examYear, examNumber.toLowerCase()].join();

/** The schema of a step: one or two sittings, the number of subjects, and whether results may be awaited. */
export const schemaOf = ({ subjects, asks }: StepOf<"o-level">) => {
  const sitting = asks.includes("awaiting") ? eitherSchema(subjects) : sittingSchema(subjects);
  return z.object({
    sittings: z
      .array(
        sitting as z.ZodMiniType<Omit<Sitting, "awaiting"> & { awaiting?: boolean }, SittingForm>,
        "this information is required",
      )
      .check(
        z.minLength(1, "this information is required"),
        z.maxLength(oLevelLimits.maxSittings, tooManySittings),
        ({ value: [first, second], issues }) => {
          if (!asks.includes("different-sittings") || !first || !second) return;
          if (paperOf(first) !== paperOf(second)) return;
          issues.push({
            code: "custom",
            message: sittingTwice,
            path: [1, "examNumber"],
            input: second.examNumber,
          });
        },
      ),
  });
};
