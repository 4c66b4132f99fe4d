import * as z from "zod/mini";
import type { GradedAttempt } from "./attempts.ts";
import { gradingScale } from "./scale.ts";

const grade = z.enum(["", ...gradingScale.map((band) => band.grade)]);

/** The most courses that can be added to the registered ones. */
export const maxOtherCourses = 12;

/** The credit units to choose for an added course. */
export const supposedUnits = [1, 2, 3, 4, 5, 6] as const;

/** The what-if calculator's form: an assumed grade, or none, for each course. */
export const whatIfSchema = z.object({
  /** By {@link courseKey}. */
  known: z.record(z.string(), grade),
  others: z
    .array(
      z.object({
        name: z.string(),
        creditUnit: z.union([z.literal(""), z.literal([...supposedUnits])]),
        grade,
      }),
    )
    .check(z.maxLength(maxOtherCourses)),
});

export type WhatIfForm = z.infer<typeof whatIfSchema>;

/** A course's key in the form. A plain number would be treated as a list index. */
export const courseKey = (courseId: number): string => `c${courseId}`;

/** The form's courses with a grade, and with units if these are entered. */
export function supposedCourses(
  { known, others }: WhatIfForm,
  courses: readonly { courseId: number; creditUnit: number }[],
): GradedAttempt[] {
  const chosen = courses.map(({ courseId, creditUnit }) => ({
    courseId,
    creditUnit,
    grade: known[courseKey(courseId)],
  }));
  // No real course has a negative id, so these replace none.
  const invented = others.map((other, index) => ({ ...other, courseId: -1 - index }));
  return [...chosen, ...invented].flatMap(({ courseId, creditUnit, grade: letter }) => {
    const band = gradingScale.find((one) => one.grade === letter);
    return band && creditUnit ? [{ courseId, creditUnit, point: band.point }] : [];
  });
}
