import type { Contract } from "@polyportal/api-client/contract/contract";
import { exportHandlers } from "../export/handlers.ts";
import { makeExports } from "../export/job.ts";
import { sharedImportHandlers } from "../import/handlers.ts";
import type { AnyImporter, AnyUndoable } from "../import/importer.ts";
import type { Resolver } from "../import/resolve-list.ts";
import type { Job } from "../jobs/jobs.ts";
import type { PaymentEffects } from "../payment/effects.ts";
import { savedViewHandlers } from "../saved-view/handlers.ts";
import type { Extension } from "../server/app.ts";
import type { Handlers } from "../server/handler.ts";
import type { Machinery } from "../server/mount.ts";
import { admissionLetterHandlers } from "./admission-letter/handlers.ts";
import { admissionEffects } from "./admission/effects.ts";
import { clearanceHandlers } from "./admission/clearance-handlers.ts";
import { admissionHandlers } from "./admission/handlers.ts";
import { applicationEffects } from "./application/effects.ts";
import { applicationHandlers, screeningHandlers } from "./application/handlers.ts";
import { awaitedProofHandlers } from "./application/proofs.ts";
import { postgraduateHandlers } from "./application/postgraduate.ts";
import { tellOpenings } from "./application/tell-openings.ts";
import { applicationMoveHandlers } from "./application/move.ts";
import { ownFormHandlers } from "./application/own-forms.ts";
import { applicationStatusHandlers } from "./application/status.ts";
import { requirementHandlers } from "./application/requirements.ts";
import { programmePageHandlers } from "./application/when-open.ts";
import { refereeHandlers } from "./application/steps/referees/act.ts";
import { refereeLinkHandlers, referenceReadingHandlers } from "./referee/handlers.ts";
import { writeToReferees } from "./referee/write-letters.ts";
import { remindUnsent } from "./application/remind-unsent.ts";
import { checkAudits } from "./audit/check-job.ts";
import { remindOfReview } from "./rights/remind-of-review.ts";
import { auditHandlers } from "./audit/handlers.ts";
import { appraisalHandlers } from "./appraisal/handlers.ts";
import { authenticationHandlers } from "./authentication/handlers.ts";
import { copiedClasses } from "./course/copy-classes.ts";
import { courseClassHandlers, courseHandlers } from "./course/handlers.ts";
import { courseRegistrationEffects } from "./course-registration/effects.ts";
import {
  courseRegistrationApprovalHandlers,
  courseRegistrationHandlers,
  borrowedRegistrationHandlers,
  staffAddDropHandlers,
  openedRegistrationHandlers,
} from "./course-registration/handlers.ts";
import { degreeChangeEffects } from "./degree-change/effects.ts";
import { degreeChangeHandlers } from "./degree-change/handlers.ts";
import { departmentChangeHandlers } from "./department-change/handlers.ts";
import { documentHandlers } from "./document/handlers.ts";
import { exportLists } from "./export-lists.ts";
import { paperExports } from "./export-papers.ts";
import { facultyApprovalActs } from "./faculty/move-department.ts";
import { hostelEffects } from "./hostel/effects.ts";
import { facultyHandlers } from "./faculty/handlers.ts";
import { coursesImporter } from "./course/import-courses.ts";
import { optionsImporter } from "./faculty/import-options.ts";
import { departmentsImporter, facultiesImporter } from "./faculty/import-units.ts";
import { hostelHandlers } from "./hostel/handlers.ts";
import { invoiceHandlers } from "./invoice/handlers.ts";
import { applicationDeskHandlers } from "./application-desk/handlers.ts";
import { applicationDeskApprovalActs } from "./application-desk/reset-application.ts";
import { applicationInvoiceHandlers } from "./application-invoice/handlers.ts";
import { applicationInvoiceApprovalActs } from "./application-invoice/move-payment.ts";
import { applicationSetupApprovalActs } from "./application-setup/change-fee.ts";
import { applicationSetupHandlers } from "./application-setup/handlers.ts";
import { freeSeatsOfGone } from "./screening/free-seats.ts";
import { screeningSetupHandlers } from "./screening/handlers.ts";
import { putmeResultHandlers } from "./putme-result/handlers.ts";
import { putmeImporter } from "./putme-result/import-results.ts";
import { putmeResultApprovalActs } from "./putme-result/release-results.ts";
import { jambListHandlers } from "./jamb-list/handlers.ts";
import { jambListImporter } from "./jamb-list/import-list.ts";
import {
  classHandlers,
  courseLecturerHandlers,
  lecturerHandlers,
  lecturerLoadHandlers,
} from "./lecturer/handlers.ts";
import { copiedLecturers } from "./lecturer/copy-courses.ts";
import { courseLecturersImporter } from "./lecturer/import-courses.ts";
import { lecturersImporter } from "./lecturer/import-lecturers.ts";
import { noticeHandlers } from "./notice/handlers.ts";
import { mailNotices } from "./notice/mail-notices.ts";
import { approvalHandlers } from "./approval/handlers.ts";
import { lapseApprovals } from "./approval/lapse.ts";
import { copiedAdvisers } from "./office/advisers.ts";
import { officeHandlers } from "./office/handlers.ts";
import { askPending } from "./payment/ask-pending.ts";
import { pasts } from "./pasts.ts";
import { paymentHandlers } from "./payment/handlers.ts";
import { paymentWebhook } from "./payment/webhook.ts";
import { programmesHandlers } from "./programmes/handlers.ts";
import { referenceHandlers } from "./reference/handlers.ts";
import { referralHandlers } from "./referral/handlers.ts";
import { registrationWindowHandlers } from "./registration-window/handlers.ts";
import { compositeHandlers } from "./results/class-results.ts";
import { resultsHandlers } from "./results/handlers.ts";
import { rightsHandlers } from "./rights/handlers.ts";
import { rightsApprovalActs } from "./rights/user-claims.ts";
import { cbtImporter } from "./score-sheet/cbt.ts";
import { scoresImporter } from "./score-sheet/upload.ts";
import {
  boardPackHandlers,
  cbtHandlers,
  scoreSheetHandlers,
  scoreUploadHandlers,
  sheetDecisionHandlers,
  sheetPaperHandlers,
  sheetPresenceHandlers,
  scoreAmendmentHandlers,
  sheetReviewHandlers,
  taughtCourseHandlers,
  unstartedHandlers,
} from "./score-sheet/handlers.ts";
import { schoolHandlers } from "./school/handlers.ts";
import { siwesHandlers } from "./siwes/handlers.ts";
import { morningNews } from "./score-sheet/morning-news.ts";
import { tellUnconfirmed } from "./application/tell-unconfirmed.ts";
import { staffRequestHandlers } from "./staff-request/handlers.ts";
import { studentHandlers } from "./student/handlers.ts";
import { feesEffects } from "./fees/effects.ts";
import { feesHandlers } from "./fees/handlers.ts";
import { sundryEffects } from "./sundry/effects.ts";
import { publicSundryHandlers, sundryHandlers } from "./sundry/handlers.ts";
import { holidayHandlers } from "./holiday/handlers.ts";
import { transcriptHandlers } from "./sundry/transcript-handlers.ts";
import { notificationHandlers } from "./notification/handlers.ts";
import { ratingHandlers } from "./rating/handlers.ts";
import { dashboardHandlers } from "./dashboard/handlers.ts";
import { searchHandlers } from "./search/handlers.ts";
import { securityHandlers } from "./security/handlers.ts";
import { timetableHandlers } from "./timetable/handlers.ts";
import { timetableImporter } from "./timetable/import-slots.ts";
import { noteLastSeen } from "./user-management/note-last-seen.ts";
import { accounts } from "./user-management/toggle-activation.ts";
import { userApprovalActs } from "./user-management/approval-acts.ts";
import { unitLoadApprovalActs } from "./unit-load/give-loads.ts";
import { givenLoads } from "./unit-load/write-loads.ts";
import { unitLoadHandlers } from "./unit-load/handlers.ts";
import { ownProfileHandlers, userManagementHandlers } from "./user-management/handlers.ts";
import { whyNotHandlers } from "./why-not/handlers.ts";
import {
  numbersResolver,
  studentsResolver,
  usersResolver,
} from "./user-management/resolve-people.ts";
import { officialsImporter } from "./user-management/import-officials.ts";

/** Who answers each endpoint of the contract. */
/** What is made as a file: lists, and papers of many students. */
const exported = [...exportLists, ...paperExports];

export const handlers: Handlers<Contract> = {
  ...schoolHandlers,
  ...noticeHandlers,
  ...referenceHandlers,
  ...authenticationHandlers,
  ...userManagementHandlers,
  ...ownProfileHandlers,
  ...sharedImportHandlers,
  ...lecturerHandlers,
  ...courseLecturerHandlers,
  ...lecturerLoadHandlers,
  ...classHandlers,
  ...courseHandlers,
  ...courseClassHandlers,
  ...scoreSheetHandlers,
  ...scoreUploadHandlers,
  ...cbtHandlers,
  ...unstartedHandlers,
  ...sheetDecisionHandlers,
  ...taughtCourseHandlers,
  ...sheetPaperHandlers,
  ...sheetPresenceHandlers,
  ...sheetReviewHandlers,
  ...scoreAmendmentHandlers,
  ...rightsHandlers,
  ...officeHandlers,
  ...referralHandlers,
  ...staffRequestHandlers,
  ...facultyHandlers,
  ...programmesHandlers,
  ...approvalHandlers([
    ...userApprovalActs,
    ...rightsApprovalActs,
    ...facultyApprovalActs,
    ...unitLoadApprovalActs,
    ...applicationSetupApprovalActs,
    ...applicationInvoiceApprovalActs,
    ...applicationDeskApprovalActs,
    ...putmeResultApprovalActs,
  ]),
  ...auditHandlers(pasts),
  ...searchHandlers,
  ...exportHandlers(exported),
  ...savedViewHandlers,
  ...securityHandlers,
  ...dashboardHandlers,
  ...ratingHandlers,
  ...notificationHandlers,
  ...studentHandlers,
  ...applicationHandlers,
  ...screeningHandlers,
  ...awaitedProofHandlers,
  ...refereeHandlers,
  ...refereeLinkHandlers,
  ...referenceReadingHandlers,
  ...postgraduateHandlers,
  ...programmePageHandlers,
  ...requirementHandlers,
  ...applicationStatusHandlers,
  ...applicationMoveHandlers,
  ...ownFormHandlers,
  ...jambListHandlers,
  ...putmeResultHandlers,
  ...screeningSetupHandlers,
  ...applicationSetupHandlers,
  ...applicationInvoiceHandlers,
  ...applicationDeskHandlers,
  ...invoiceHandlers,
  ...paymentHandlers,
  ...feesHandlers,
  ...admissionHandlers,
  ...clearanceHandlers,
  ...sundryHandlers,
  ...publicSundryHandlers,
  ...transcriptHandlers,
  ...holidayHandlers,
  ...admissionLetterHandlers,
  ...hostelHandlers,
  ...documentHandlers,
  ...siwesHandlers,
  ...departmentChangeHandlers,
  ...degreeChangeHandlers,
  ...appraisalHandlers,
  ...courseRegistrationHandlers,
  ...courseRegistrationApprovalHandlers,
  ...staffAddDropHandlers,
  ...borrowedRegistrationHandlers,
  ...registrationWindowHandlers,
  ...openedRegistrationHandlers,
  ...resultsHandlers,
  ...compositeHandlers,
  ...boardPackHandlers,
  ...unitLoadHandlers,
  ...whyNotHandlers,
  ...timetableHandlers,
};

/** What follows a payment, by what was paid for. */
export const paymentEffects: PaymentEffects = {
  ...applicationEffects,
  ...admissionEffects,
  ...feesEffects,
  ...courseRegistrationEffects,
  ...degreeChangeEffects,
  ...hostelEffects,
  ...sundryEffects,
};

/** What can be imported from sheets. */
export const importers: readonly AnyImporter[] = [
  officialsImporter,
  lecturersImporter,
  courseLecturersImporter,
  timetableImporter,
  coursesImporter,
  facultiesImporter,
  departmentsImporter,
  optionsImporter,
  scoresImporter,
  cbtImporter,
  jambListImporter,
  putmeImporter,
];

/** What is done to many records at once, and can be undone like an import. */
export const bulkEdits: readonly AnyUndoable[] = [
  accounts.edit,
  copiedLecturers.edit,
  copiedAdvisers.edit,
  copiedClasses.edit,
  givenLoads.edit,
];

/** Who can be named in a pasted list. */
export const resolvers: readonly Resolver[] = [usersResolver, studentsResolver, numbersResolver];

/** Routes beside the contract: what others call in their own form, such as the gateway's webhook. */
export const familyRoutes = (machinery: Machinery): Extension[] => [paymentWebhook(machinery)];

/** Work that the families repeat while the server runs. */
export const familyJobs = (machinery: Machinery): Job[] => [
  askPending(machinery),
  remindUnsent(machinery),
  tellOpenings(machinery),
  writeToReferees(machinery),
  tellUnconfirmed(machinery),
  freeSeatsOfGone(machinery),
  noteLastSeen(machinery),
  lapseApprovals(machinery),
  remindOfReview(machinery),
  mailNotices(machinery),
  makeExports(machinery, exported),
  checkAudits(machinery),
  morningNews(machinery),
];
