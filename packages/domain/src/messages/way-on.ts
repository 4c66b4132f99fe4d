import { paths } from "../routes/paths.ts";
import type { ErrorCode } from "./error-codes.ts";

type Way = { readonly label: string; readonly path: string };

const pay: Way = { label: "See what there is to pay", path: paths.schoolFees };
const registrations: Way = { label: "See your registrations", path: paths.courseRegistration };
const appraisals: Way = { label: "Back to the appraisals", path: paths.lecturerAppraisal };
const departmentChanges: Way = {
  label: "See your application",
  path: paths.changeOfDepartmentDetails,
};

/** Where what was refused is put right: the page, and what the link to it says. */
const waysOn: Partial<Record<ErrorCode, Way>> = {
  contact_missing: { label: "Open your profile", path: paths.profile },
  fee_not_paid: pay,
  fee_not_due: pay,
  fee_not_for_student: pay,
  fee_part_refused: pay,
  other_invoice_open: pay,
  invoice_paid: pay,
  invoice_not_found: pay,
  registration_fee_due: { label: "Pay what is missing", path: paths.schoolFees },
  registration_not_found: registrations,
  registration_not_open: registrations,
  registration_closed: registrations,
  not_registered: registrations,
  results_not_published: { label: "Back to your results", path: paths.results },
  appraisal_not_registered: { label: "Register your courses", path: paths.courseRegistration },
  appraisal_not_open: appraisals,
  appraisal_sent: appraisals,
  hostel_not_open: { label: "See what is missing", path: paths.hostel },
  bed_held_already: { label: "Go to your bed space", path: paths.hostel },
  hostel_of_others: { label: "Choose another hostel", path: paths.bookHostel },
  hostel_credit_short: { label: "Choose another hostel", path: paths.bookHostel },
  no_hostel_arrears: { label: "Back to the hostel", path: paths.hostel },
  siwes_no_placement: { label: "Open your placement", path: paths.siwes },
  department_change_pending: departmentChanges,
  department_change_decided: departmentChanges,
};

/** The way on from a refusal, where there is one. */
export const wayOn = (code = ""): Way | undefined =>
  Object.hasOwn(waysOn, code) ? waysOn[code as ErrorCode] : undefined;
