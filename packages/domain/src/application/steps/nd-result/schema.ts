import * as z from "zod/mini";
import { requiredId, requiredText } from "../../../validation/primitives.ts";
import { typedNumber } from "../../../validation/typed-number.ts";

/** The ND result that HND applicants enter. CGPA by the school's grade rule: at most 5, two decimals. */
export const ndResultSchema = z.object({
  cgpa: typedNumber("please enter your CGPA").check(
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
