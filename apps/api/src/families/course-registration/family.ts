import { borrowedList } from "@polyportal/api-client/list/borrowed-registrations";
import { openedList } from "@polyportal/api-client/list/opened-registrations";
import { registrationApprovalList } from "@polyportal/api-client/list/registration-approvals";
import { exportOfList } from "../../export/described.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { addOrDropCourses } from "./add-or-drop-courses.ts";
import { bulkApproveRegistrations, bulkReturnRegistrations } from "./decide-together.ts";
import { annulRegistration, approveRegistration, returnRegistration } from "./decide.ts";
import { courseRegistrationEffects } from "./effects.ts";
import { getRegistrationApproval } from "./get-approval.ts";
import { getCourseForm } from "./get-course-form.ts";
import { getRegistration } from "./get-registration.ts";
import { approvalSource } from "./list-approvals.ts";
import { borrowedSource } from "./list-borrowed.ts";
import { openedSource } from "./list-opened.ts";
import { listRegistrations } from "./list-registrations.ts";
import { getRegistrationOfStudent, searchOtherCourses } from "./officers-desk.ts";
import { endOpenedForStudent, openForStudents } from "./open-for-students.ts";
import { historyOfRegistration } from "./history-source.ts";
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
    listRegistrationApprovals: pageOf(approvalSource),
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
    listBorrowedRegistrations: pageOf(borrowedSource),
    // Registration opened for students alone
    listOpenedForStudents: pageOf(openedSource),
    openForStudents,
    endOpenedForStudent,
  },
  lists: [
    exportOfList(borrowedList, borrowedSource),
    exportOfList(registrationApprovalList, approvalSource),
    exportOfList(openedList, openedSource),
  ],
  effects: courseRegistrationEffects,
  history: { courseRegistration: historyOfRegistration },
} satisfies Family;
