import * as z from "zod/mini";
import { staffNames } from "../user-management/user-forms.ts";
import { email, optionalText, phone, requiredId } from "../validation/primitives.ts";

export const genders = ["Male", "Female"] as const;

const short = () => optionalText(80);

/** A lecturer as edited; the reason is asked for when the name or the e-mail address changes. */
export const editLecturerSchema = z.object({
  title: short(),
  ...staffNames,
  gender: z.pipe(z.string(), z.enum(genders, "please select a gender")),
  departmentId: requiredId("please select a department"),
  designation: short(),
  employmentStatus: short(),
  specialisation: short(),
  email: email("please input email address"),
  mobileNumber: phone(),
  /** Kept as they are where the claim to see them is missing. */
  salaryGrade: short(),
  salaryStep: short(),
  reason: z._default(z.string().check(z.trim(), z.maxLength(500)), ""),
});
