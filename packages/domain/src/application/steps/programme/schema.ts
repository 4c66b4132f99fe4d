import * as z from "zod/mini";
import { requiredId, requiredText } from "../../../validation/primitives.ts";

const chooseSubject = "please select your JAMB subject";

/** Choice of school and department. */
export const choiceSchema = z.object({
  facultyId: requiredId("please select your choice of school"),
  departmentId: requiredId("please select your choice of department"),
});

/** With a mode of study (evening, weekend), for part-time programmes. */
export const choiceWithModeSchema = z.extend(choiceSchema, {
  modeOfStudyId: requiredId("please select your mode of study"),
});

/** JAMB's four subjects, its registration number and the UTME score (0 to 400). */
export const choiceWithJambSchema = z.extend(choiceSchema, {
  jambNumber: requiredText("please enter your JAMB number", 20).check(
    z.toUpperCase(),
    z.regex(/^[A-Z0-9]{8,14}$/, "a JAMB number has 8 to 14 letters and digits"),
  ),
  utmeScore: z.coerce
    .number<number | string>("please enter your UTME score")
    .check(
      z.int("please enter a whole number"),
      z.gte(1, "please enter your UTME score"),
      z.lte(400, "a UTME score is at most 400"),
    ),
  subjectIds: z.array(requiredId(chooseSubject)).check(
    z.length(4, chooseSubject),
    z.refine((ids) => {
      const chosen = ids.filter((id) => id > 0);
      return new Set(chosen).size === chosen.length;
    }, "duplicate entries exists"),
  ),
});

/** What the screen holds of a programme step; which fields there are, the programme decides. */
export type ChoiceForm = z.input<typeof choiceSchema> &
  Partial<z.input<typeof choiceWithModeSchema> & z.input<typeof choiceWithJambSchema>>;

/** The same, checked. */
export type ProgrammeChoice = z.output<typeof choiceSchema> &
  Partial<z.output<typeof choiceWithModeSchema> & z.output<typeof choiceWithJambSchema>>;

/** The ND result that HND applicants enter. CGPA by the school's grade rule: at most 5, two decimals. */
export const ndResultSchema = z.object({
  cgpa: z.coerce.number<number | string>("please enter your CGPA").check(
    z.gt(0, "please enter your CGPA"),
    z.lte(5, "a CGPA is at most 5"),
    z.refine(
      (cgpa) => Number.isInteger(Math.round(cgpa * 1e6) / 1e4),
      "a CGPA has at most two decimals",
    ),
  ),
  courseStudied: requiredText("please enter the course you studied"),
  schoolAttended: requiredText("please enter the school you attended"),
  yearOfGraduationId: requiredId("please select your year of graduation"),
});
