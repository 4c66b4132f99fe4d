import type { courseRegistrationApprovalEndpoints } from "@polyportal/api-client/contract/course-registration-approvals";
import type { courseRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration";
import type { borrowedRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration-borrowed";
import type { staffAddDropEndpoints } from "@polyportal/api-client/contract/course-registration-staff";
import type { openedRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration-opened";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { addOrDropCourses } from "./add-or-drop-courses.ts";
import { annulRegistration, approveRegistration, returnRegistration } from "./decide.ts";
import { bulkApproveRegistrations, bulkReturnRegistrations } from "./decide-together.ts";
import { getRegistrationApproval } from "./get-approval.ts";
import { endOpenedForStudent, openForStudents } from "./open-for-students.ts";
import { openedSource } from "./list-opened.ts";
import { getCourseForm } from "./get-course-form.ts";
import { getRegistration } from "./get-registration.ts";
import { approvalSource } from "./list-approvals.ts";
import { borrowedSource } from "./list-borrowed.ts";
import { listRegistrations } from "./list-registrations.ts";
import { getRegistrableCourses, listBorrowableCourses } from "./read-desk.ts";
import { getRegistrationOfStudent, searchOtherCourses } from "./officers-desk.ts";
import { registerCourses } from "./register-courses.ts";
import { staffAddOrDrop } from "./staff-add-or-drop.ts";

/** What students do about their courses. */
export const courseRegistrationHandlers = {
  getRegistrableCourses,
  listBorrowableCourses,
  registerCourses,
  addOrDropCourses,
  listRegistrations,
  getRegistration,
  getCourseForm,
} satisfies Handlers<typeof courseRegistrationEndpoints>;

/** What officers add and drop for a student. */
export const staffAddDropHandlers = {
  getRegistrationOfStudent,
  searchOtherCourses,
  staffAddOrDrop,
} satisfies Handlers<typeof staffAddDropEndpoints>;

/** What departments lend to students of others. */
export const borrowedRegistrationHandlers = {
  listBorrowedRegistrations: pageOf(borrowedSource),
} satisfies Handlers<typeof borrowedRegistrationEndpoints>;

/** What officers decide about them. */
export const courseRegistrationApprovalHandlers = {
  listRegistrationApprovals: pageOf(approvalSource),
  getRegistrationApproval,
  bulkApproveRegistrations,
  bulkReturnRegistrations,
  approveRegistration,
  returnRegistration,
  annulRegistration,
} satisfies Handlers<typeof courseRegistrationApprovalEndpoints>;

/** Registration opened for students alone. */
export const openedRegistrationHandlers = {
  listOpenedForStudents: pageOf(openedSource),
  openForStudents,
  endOpenedForStudent,
} satisfies Handlers<typeof openedRegistrationEndpoints>;
