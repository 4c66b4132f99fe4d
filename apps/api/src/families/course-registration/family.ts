import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { addOrDropCourses } from "./add-or-drop-courses.ts";
import { bulkApproveRegistrations, bulkReturnRegistrations } from "./decide-together.ts";
import { annulRegistration, approveRegistration, returnRegistration } from "./decide.ts";
import { courseRegistrationEffects } from "./effects.ts";
import { registrationApprovalExport } from "./export-approvals.ts";
import { borrowedExport } from "./export-borrowed.ts";
import { openedExport } from "./export-opened.ts";
import { getRegistrationApproval } from "./get-approval.ts";
import { getCourseForm } from "./get-course-form.ts";
import { getRegistration } from "./get-registration.ts";
import { approvalList } from "./list-approvals.ts";
import { borrowedList } from "./list-borrowed.ts";
import { openedList } from "./list-opened.ts";
import { listRegistrations } from "./list-registrations.ts";
import { getRegistrationOfStudent, searchOtherCourses } from "./officers-desk.ts";
import { endOpenedForStudent, openForStudents } from "./open-for-students.ts";
import { pastOfRegistration } from "./past.ts";
import { getRegistrableCourses, listBorrowableCourses } from "./read-desk.ts";
import { registerCourses } from "./register-courses.ts";
import { staffAddOrDrop } from "./staff-add-or-drop.ts";

export const family = {
  handlers: {
    // What students do about their courses
    getRegistrableCourses,
    listBorrowableCourses,
    registerCourses,
    addOrDropCourses,
    listRegistrations,
    getRegistration,
    getCourseForm,
    // What officers decide about them
    listRegistrationApprovals: pageOf(approvalList),
    getRegistrationApproval,
    bulkApproveRegistrations,
    bulkReturnRegistrations,
    approveRegistration,
    returnRegistration,
    annulRegistration,
    // What officers add and drop for a student
    getRegistrationOfStudent,
    searchOtherCourses,
    staffAddOrDrop,
    // What departments lend to students of others
    listBorrowedRegistrations: pageOf(borrowedList),
    // Registration opened for students alone
    listOpenedForStudents: pageOf(openedList),
    openForStudents,
    endOpenedForStudent,
  },
  lists: [borrowedExport, registrationApprovalExport, openedExport],
  effects: courseRegistrationEffects,
  history: { courseRegistration: pastOfRegistration },
} satisfies Family;
