import { expect, test } from "vitest";
import { routeAt } from "../routes/match.ts";
import { paths } from "../routes/paths.ts";
import { studentRoutes } from "../routes/student.ts";
import { isPageFor } from "../student/pages.ts";
import { studentTypeIds } from "../student/types.ts";
import { errorCodes } from "./error-codes.ts";
import { paymentErrors } from "./errors/payment.ts";
import { studentErrors } from "./errors/student.ts";
import { wayOn } from "./way-on.ts";

const ways: [code: string, label: string, path: string][] = [
  ["contact_missing", "Open your profile", paths.profile],
  ["fee_not_paid", "See what there is to pay", paths.schoolFees],
  ["fee_not_due", "See what there is to pay", paths.schoolFees],
  ["fee_not_for_student", "See what there is to pay", paths.schoolFees],
  ["fee_part_refused", "See what there is to pay", paths.schoolFees],
  ["other_invoice_open", "See what there is to pay", paths.schoolFees],
  ["invoice_paid", "See what there is to pay", paths.schoolFees],
  ["invoice_not_found", "See what there is to pay", paths.schoolFees],
  ["registration_fee_due", "Pay what is missing", paths.schoolFees],
  ["registration_not_found", "See your registrations", paths.courseRegistration],
  ["registration_not_open", "See your registrations", paths.courseRegistration],
  ["registration_closed", "See your registrations", paths.courseRegistration],
  ["not_registered", "See your registrations", paths.courseRegistration],
  ["results_not_published", "Back to your results", paths.results],
  ["appraisal_not_registered", "Register your courses", paths.courseRegistration],
  ["appraisal_not_open", "Back to the appraisals", paths.lecturerAppraisal],
  ["appraisal_sent", "Back to the appraisals", paths.lecturerAppraisal],
  ["hostel_not_open", "See what is missing", paths.hostel],
  ["bed_held_already", "Go to your bed space", paths.hostel],
  ["hostel_of_others", "Choose another hostel", paths.bookHostel],
  ["hostel_credit_short", "Choose another hostel", paths.bookHostel],
  ["no_hostel_arrears", "Back to the hostel", paths.hostel],
  ["siwes_no_placement", "Open your placement", paths.siwes],
  ["department_change_pending", "See your application", paths.changeOfDepartmentDetails],
  ["department_change_decided", "See your application", paths.changeOfDepartmentDetails],
];

test.each(ways)("%s leads on: %s", (code, label, path) => {
  expect(Object.keys(errorCodes)).toContain(code);
  expect(wayOn(code)).toEqual({ label, path });
  expect(routeAt(studentRoutes, path)).toBeDefined();
});

/** What is put right on the very page that says so, or by somebody else. */
const withoutWay = {
  "on the page itself": [
    "already_registered",
    "amount_mismatch",
    "bed_not_found",
    "bed_closed",
    "bed_taken",
    "bed_price_changed",
    "course_not_offered",
    "course_selection_refused",
    "department_not_open",
    "siwes_week_closed",
    "siwes_weeks_written",
  ],
  "by nobody": ["siwes_not_for_level", "department_change_last_level"],
  "among applicants": [
    "application_closed",
    "names_paid_already",
    "invoice_not_paid",
    "invoice_expired",
  ],
  "among officials": ["invoice_not_open", "live_invoice_exists", "other_award"],
};

test("every refusal of a student has its way on, or a reason why it has none", () => {
  const led = ways.map(([code]) => code);
  const refusals = Object.keys({ ...studentErrors, ...paymentErrors });
  expect([...led, ...Object.values(withoutWay).flat()].toSorted()).toEqual(refusals.toSorted());
});

test.each([...Object.values(withoutWay).flat(), "server_error", "toString", "", undefined])(
  "%s leads nowhere",
  (code) => {
    expect(wayOn(code)).toBeUndefined();
  },
);

/** Pages whose refusals only those meet who have the pages. */
const ofSome: readonly string[] = [paths.siwes, paths.changeOfDepartmentDetails];

test("nobody is led to a page that has nothing for them", () => {
  for (const [, , path] of ways.filter(([, , to]) => !ofSome.includes(to))) {
    for (const kind of Object.values(studentTypeIds)) expect(isPageFor(path, kind)).toBe(true);
  }
});
