import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { idOf } from "../../defaults.ts";

/** The ND result as saved. */
export const ndResultDefaults = ({ ndResult }: ApplicationRecord) => ({
  // Fields hold text; the schema parses the number.
  cgpa: String(ndResult?.cgpa ?? ""),
  courseStudied: ndResult?.courseStudied ?? "",
  schoolAttended: ndResult?.schoolAttended ?? "",
  yearOfGraduationId: idOf(ndResult?.yearOfGraduation),
});
