import * as z from "zod/mini";
import type { Answers, Row } from "../../../programmes/field.ts";
import type { StepOf } from "../../../programmes/programme.ts";
import { answersSchema } from "../../fields/schema.ts";
import { knownAddresses, refereeRefusals, type Applicant } from "./refusals.ts";

/** The rows of referees. */
export const refereesIn = (answers: Answers): readonly Row[] => {
  const rows = answers["referees"];
  return Array.isArray(rows) ? (rows as readonly Row[]) : [];
};

/** The schema of a step with referees, given the other steps' answers and the applicant. */
export const schemaOf = (
  { fields, notOf }: StepOf<"referees">,
  others: Answers = {},
  applicant: Applicant = { email: "", lastname: "" },
) =>
  z.object({
    answers: answersSchema(fields, others).check(({ value, issues }) => {
      for (const { path, message } of refereeRefusals(
        refereesIn(value),
        applicant,
        knownAddresses(notOf, others),
      )) {
        issues.push({ code: "custom", message, path: ["referees", ...path], input: value });
      }
    }),
  });
