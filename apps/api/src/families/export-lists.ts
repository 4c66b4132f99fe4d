import type { ExportList } from "../export/export-list.ts";
import { importExport } from "../import/export-imports.ts";
import { approvalExport } from "./approval/export-approvals.ts";
import { policyExport } from "./approval/export-policies.ts";
import { auditExport } from "./audit/export-audit.ts";
import { securityExport } from "./audit/export-security.ts";
import { registrationApprovalExport } from "./course-registration/export-approvals.ts";
import { borrowedExport } from "./course-registration/export-borrowed.ts";
import { openedExport } from "./course-registration/export-opened.ts";
import { takenCourseExport } from "./course/export-course-classes.ts";
import { courseExport } from "./course/export-courses.ts";
import { unitExports } from "./faculty/export-units.ts";
import { classStudentExport } from "./lecturer/export-class-students.ts";
import { classExport } from "./lecturer/export-classes.ts";
import { courseLecturerExport } from "./lecturer/export-courses.ts";
import { lecturerExport } from "./lecturer/export-lecturers.ts";
import { loadExport } from "./lecturer/export-loads.ts";
import { noticeExport } from "./notice/export-board.ts";
import { adviserExport } from "./office/export-advisers.ts";
import { officeExport } from "./office/export-offices.ts";
import { programmesExport } from "./programmes/export-programmes.ts";
import { referralExport } from "./referral/export-referrals.ts";
import { openersExport } from "./rights/export-openers.ts";
import { reviewExport } from "./rights/export-review.ts";
import { menuExport, roleExport } from "./rights/export-rights.ts";
import { amendmentExport } from "./score-sheet/export-amendments.ts";
import { boardClassExport, boardPackExport } from "./score-sheet/export-board.ts";
import { cbtExport } from "./score-sheet/export-cbt.ts";
import { courseClassExport } from "./score-sheet/export-class.ts";
import { myCourseExport } from "./score-sheet/export-my-courses.ts";
import { scoreSheetExport } from "./score-sheet/export-sheets.ts";
import { unstartedExport } from "./score-sheet/export-unstarted.ts";
import { staffRequestExport } from "./staff-request/export-requests.ts";
import { clearanceExport } from "./admission/export-clearances.ts";
import { awaitedProofExport } from "./application/export-proofs.ts";
import { chargeExport } from "./sundry/export-charges.ts";
import { holidayExport } from "./holiday/export-holidays.ts";
import { transcriptExport } from "./sundry/export-requests.ts";
import { clashExport, clashStudentExport } from "./timetable/export-clashes.ts";
import { applicantInvoiceExport } from "./application-invoice/export-invoices.ts";
import { setupExport } from "./application-setup/export-setups.ts";
import { candidateExport } from "./jamb-list/export-candidates.ts";
import { screeningSeatExport } from "./screening/export-seats.ts";
import { putmeResultExport } from "./putme-result/export-results.ts";
import { timetableExport } from "./timetable/export-slots.ts";
import { studentLoadExport } from "./unit-load/export-students.ts";
import { userExport } from "./user-management/export-users.ts";
import { resetLinkExport } from "./user-management/list-reset-links.ts";

/** Lists that can be had as files. */
export const exportLists: readonly ExportList[] = [
  userExport,
  resetLinkExport,
  lecturerExport,
  courseLecturerExport,
  timetableExport,
  classStudentExport,
  courseExport,
  courseClassExport,
  takenCourseExport,
  borrowedExport,
  amendmentExport,
  ...unitExports,
  programmesExport,
  noticeExport,
  referralExport,
  candidateExport,
  setupExport,
  applicantInvoiceExport,
  putmeResultExport,
  screeningSeatExport,
  auditExport,
  securityExport,
  approvalExport,
  policyExport,
  officeExport,
  adviserExport,
  roleExport,
  menuExport,
  openersExport,
  staffRequestExport,
  transcriptExport,
  holidayExport,
  chargeExport,
  awaitedProofExport,
  clearanceExport,
  reviewExport,
  importExport,
  scoreSheetExport,
  unstartedExport,
  myCourseExport,
  cbtExport,
  boardClassExport,
  boardPackExport,
  registrationApprovalExport,
  openedExport,
  studentLoadExport,
  loadExport,
  classExport,
  clashExport,
  clashStudentExport,
];
