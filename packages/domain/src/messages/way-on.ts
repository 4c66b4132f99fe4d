import { paths } from "../routes/paths.ts";
import type { ErrorCode } from "./error-codes.ts";

/** Where what was refused is put right: the page, and what the link to it says. */
const waysOn: Partial<Record<ErrorCode, { label: string; path: string }>> = {
  contact_missing: { label: "Open your profile", path: paths.profile },
  fee_not_paid: { label: "See what there is to pay", path: paths.schoolFees },
  fee_not_due: { label: "See what there is to pay", path: paths.schoolFees },
  fee_not_for_student: { label: "See what there is to pay", path: paths.schoolFees },
  fee_part_refused: { label: "See what there is to pay", path: paths.schoolFees },
  invoice_not_found: { label: "See what there is to pay", path: paths.schoolFees },
  registration_fee_due: { label: "Pay what is missing", path: paths.schoolFees },
  registration_not_found: { label: "See your registrations", path: paths.courseRegistration },
  results_not_published: { label: "Back to your results", path: paths.results },
  appraisal_not_registered: { label: "Register your courses", path: paths.courseRegistration },
};

/** The way on from a refusal, where there is one. */
export const wayOn = (code = ""): { label: string; path: string } | undefined =>
  Object.hasOwn(waysOn, code) ? waysOn[code as ErrorCode] : undefined;
