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

/** One row as the screen holds it; an untouched row has two empty values. */
export const subjectRowSchema = z.object({
  subjectId: z.string(),
  gradeId: z.string(),
});

export type SubjectRow = z.infer<typeof subjectRowSchema>;

const isComplete = (row: SubjectRow) => row.subjectId !== "" && row.gradeId !== "";
const isEmpty = (row: SubjectRow) => row.subjectId === "" && row.gradeId === "";

/** The rule checks the first rows only, as specified; a half-filled one after them is refused on its own. */
export function hasEnoughSubjects(rows: readonly SubjectRow[], fewest: number): boolean {
  const first = rows.slice(0, fewest);
  return first.length === fewest && first.every(isComplete);
}

/** Whether a subject stands in more than one row. */
export function hasRepeatedSubject(rows: readonly SubjectRow[]): boolean {
  const chosen = rows.map((row) => row.subjectId).filter(Boolean);
  return new Set(chosen).size !== chosen.length;
}

const chooseYear = "please select your exam year";

/** What every sitting tells. */
const particulars = {
  examinationTypeId: requiredId("please select your o level type"),
  examNumber: requiredText("please enter your exam number", 40),
  examYear: z.string(chooseYear).check(z.regex(/^\d{4}$/, chooseYear)),
};

/** One sitting whose result is out, by the names of the submitted form. */
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

/** One whose result is awaited: what the card and the certificate tell comes later, and is not kept. */
const awaitingSchema = z.object(particulars);

type Sitting = z.output<ReturnType<typeof sittingSchema>> & { awaiting: boolean };

/** A sitting as the screen holds it. */
export type SittingForm = z.input<ReturnType<typeof sittingSchema>> & {
  awaiting?: boolean | undefined;
};

const withoutCard = { examCenter: "", cardPin: "", cardSerialNumber: "", subjects: [] };

/** Either of the two, by what the sitting says. A union would tell of both what is wrong. */
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

/** What tells one sitting from another. */
const paperOf = ({ examinationTypeId, examYear, examNumber }: Omit<Sitting, "awaiting">): string =>
  [examinationTypeId, examYear, examNumber.toLowerCase()].join();

/** The schema of a step: one or two sittings, as many subjects as it wants, and whether one may be awaited. */
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
