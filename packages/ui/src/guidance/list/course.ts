import { requiredText } from "@polyportal/domain/validation/primitives";
import { typedNumber } from "@polyportal/domain/validation/typed-number";
import * as z from "zod/mini";

/** A course as the school teaches it. The server checks the same schema. */
export const courseSchema = z.object({
  code: requiredText("please enter the course code"),
  title: requiredText("please enter the course title"),
  units: typedNumber().check(z.gte(1, "please enter the credit units")),
  semester: requiredText("please choose the semester"),
});

export type Course = z.output<typeof courseSchema>;
