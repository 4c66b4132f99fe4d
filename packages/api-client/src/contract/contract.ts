import { admissionLetterEndpoints } from "./admission-letter.ts";
import { admissionEndpoints } from "./admission.ts";
import { clearanceEndpoints } from "./admission-clearance.ts";
import { approvalEndpoints } from "./approval.ts";
import { auditEndpoints } from "./audit.ts";
import { applicationEndpoints } from "./application.ts";
import { awaitedProofEndpoints } from "./application-proofs.ts";
import { screeningEndpoints } from "./application-screening.ts";
import { appraisalEndpoints } from "./appraisal.ts";
import { authenticationEndpoints } from "./authentication.ts";
import { courseEndpoints } from "./course.ts";
import { courseClassEndpoints } from "./course-classes.ts";
import { courseRegistrationApprovalEndpoints } from "./course-registration-approvals.ts";
import { borrowedRegistrationEndpoints } from "./course-registration-borrowed.ts";
import { staffAddDropEndpoints } from "./course-registration-staff.ts";
import { courseRegistrationEndpoints } from "./course-registration.ts";
import { degreeChangeEndpoints } from "./degree-change.ts";
import { departmentChangeEndpoints } from "./department-change.ts";
import { documentEndpoints } from "./document.ts";
import { exportEndpoints } from "./export.ts";
import { facultyEndpoints } from "./faculty.ts";
import { historyEndpoints } from "./history.ts";
import { hostelEndpoints } from "./hostel.ts";
import { importEndpoints } from "./import.ts";
import { applicationDeskEndpoints } from "./application-desk.ts";
import { applicationInvoiceEndpoints } from "./application-invoice.ts";
import { applicationSetupEndpoints } from "./application-setup.ts";
import { screeningSetupEndpoints } from "./screening.ts";
import { putmeResultEndpoints } from "./putme-result.ts";
import { jambListEndpoints } from "./jamb-list.ts";
import { holidayEndpoints } from "./holiday.ts";
import { invoiceEndpoints } from "./invoice.ts";
import { lecturerEndpoints } from "./lecturer.ts";
import { classEndpoints } from "./lecturer-class.ts";
import { courseLecturerEndpoints } from "./lecturer-courses.ts";
import { lecturerLoadEndpoints } from "./lecturer-load.ts";
import { noticeEndpoints } from "./notice.ts";
import { officeEndpoints } from "./office.ts";
import { paymentEndpoints } from "./payment.ts";
import { programmesEndpoints } from "./programmes.ts";
import { referenceEndpoints } from "./reference.ts";
import { referralEndpoints } from "./referral.ts";
import { openedRegistrationEndpoints } from "./course-registration-opened.ts";
import { registrationWindowEndpoints } from "./registration-window.ts";
import { compositeEndpoints } from "./results-composite.ts";
import { resultsEndpoints } from "./results.ts";
import { menuEndpoints } from "./rights-menus.ts";
import { resetLinkEndpoints } from "./user-management-reset-links.ts";
import { rightsReviewEndpoints } from "./rights-review.ts";
import { rightsEndpoints } from "./rights.ts";
import { savedViewEndpoints } from "./saved-view.ts";
import { scoreAmendmentEndpoints } from "./score-sheet-amendments.ts";
import { boardPackEndpoints } from "./score-sheet-board-packs.ts";
import { scoreSheetEndpoints } from "./score-sheet.ts";
import { cbtEndpoints } from "./score-sheet-cbt.ts";
import { unstartedEndpoints } from "./score-sheet-unstarted.ts";
import { scoreUploadEndpoints } from "./score-sheet-upload.ts";
import { sheetDecisionEndpoints } from "./score-sheet-decisions.ts";
import { schoolEndpoints } from "./school.ts";
import { siwesEndpoints } from "./siwes.ts";
import { staffRequestEndpoints } from "./staff-request.ts";
import { studentEndpoints } from "./student.ts";
import { feesEndpoints } from "./fees.ts";
import { publicSundryEndpoints } from "./sundry-public.ts";
import { programmePageEndpoints } from "./application-programme.ts";
import { applicationMoveEndpoints } from "./application-moves.ts";
import { applicationRecoveryEndpoints } from "./application-recovery.ts";
import { requirementEndpoints } from "./application-requirements.ts";
import { applicationStatusEndpoints } from "./application-status.ts";
import { postgraduateEndpoints } from "./application-postgraduate.ts";
import { refereeEndpoints, refereeLinkEndpoints } from "./referee.ts";
import { referenceReadingEndpoints } from "./referee-reading.ts";
import { transcriptEndpoints } from "./sundry-transcript.ts";
import { identityCardEndpoints } from "./sundry-identity-card.ts";
import { transcriptReceiptEndpoints } from "./sundry-transcript-receipt.ts";
import { transcriptRequestEndpoints } from "./sundry-transcript-requests.ts";
import { bursaryChargeEndpoints } from "./sundry-charges.ts";
import { sundryEndpoints } from "./sundry.ts";
import { notificationEndpoints } from "./notification.ts";
import { ratingEndpoints } from "./rating.ts";
import { dashboardEndpoints } from "./dashboard.ts";
import { searchEndpoints } from "./search.ts";
import { securityEndpoints } from "./security.ts";
import { sheetPaperEndpoints } from "./score-sheet-paper.ts";
import { sheetPresenceEndpoints } from "./score-sheet-presence.ts";
import { sheetReviewEndpoints } from "./score-sheet-review.ts";
import { taughtCourseEndpoints } from "./score-sheet-course.ts";
import { timetableEndpoints } from "./timetable.ts";
import { unitLoadEndpoints } from "./unit-load.ts";
import { userManagementEndpoints } from "./user-management.ts";
import { ownProfileEndpoints } from "./user-management-profile.ts";
import { whyNotEndpoints } from "./why-not.ts";

/** Every endpoint of the API by name. */
export const contract = {
  ...schoolEndpoints,
  ...noticeEndpoints,
  ...referenceEndpoints,
  ...authenticationEndpoints,
  ...userManagementEndpoints,
  ...resetLinkEndpoints,
  ...ownProfileEndpoints,
  ...importEndpoints,
  ...lecturerEndpoints,
  ...courseLecturerEndpoints,
  ...lecturerLoadEndpoints,
  ...classEndpoints,
  ...courseEndpoints,
  ...courseClassEndpoints,
  ...scoreSheetEndpoints,
  ...scoreUploadEndpoints,
  ...cbtEndpoints,
  ...unstartedEndpoints,
  ...sheetDecisionEndpoints,
  ...taughtCourseEndpoints,
  ...sheetPaperEndpoints,
  ...sheetPresenceEndpoints,
  ...sheetReviewEndpoints,
  ...scoreAmendmentEndpoints,
  ...boardPackEndpoints,
  ...rightsEndpoints,
  ...rightsReviewEndpoints,
  ...menuEndpoints,
  ...approvalEndpoints,
  ...officeEndpoints,
  ...facultyEndpoints,
  ...programmesEndpoints,
  ...referralEndpoints,
  ...staffRequestEndpoints,
  ...auditEndpoints,
  ...historyEndpoints,
  ...searchEndpoints,
  ...exportEndpoints,
  ...savedViewEndpoints,
  ...securityEndpoints,
  ...dashboardEndpoints,
  ...ratingEndpoints,
  ...notificationEndpoints,
  ...studentEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...feesEndpoints,
  ...admissionEndpoints,
  ...clearanceEndpoints,
  ...sundryEndpoints,
  ...publicSundryEndpoints,
  ...bursaryChargeEndpoints,
  ...transcriptEndpoints,
  ...transcriptRequestEndpoints,
  ...transcriptReceiptEndpoints,
  ...identityCardEndpoints,
  ...holidayEndpoints,
  ...admissionLetterEndpoints,
  ...hostelEndpoints,
  ...applicationEndpoints,
  ...screeningEndpoints,
  ...awaitedProofEndpoints,
  ...refereeEndpoints,
  ...refereeLinkEndpoints,
  ...referenceReadingEndpoints,
  ...postgraduateEndpoints,
  ...programmePageEndpoints,
  ...requirementEndpoints,
  ...applicationStatusEndpoints,
  ...applicationMoveEndpoints,
  ...applicationRecoveryEndpoints,
  ...jambListEndpoints,
  ...putmeResultEndpoints,
  ...screeningSetupEndpoints,
  ...applicationSetupEndpoints,
  ...applicationInvoiceEndpoints,
  ...applicationDeskEndpoints,
  ...documentEndpoints,
  ...siwesEndpoints,
  ...departmentChangeEndpoints,
  ...degreeChangeEndpoints,
  ...appraisalEndpoints,
  ...courseRegistrationEndpoints,
  ...courseRegistrationApprovalEndpoints,
  ...staffAddDropEndpoints,
  ...borrowedRegistrationEndpoints,
  ...registrationWindowEndpoints,
  ...openedRegistrationEndpoints,
  ...resultsEndpoints,
  ...compositeEndpoints,
  ...unitLoadEndpoints,
  ...whyNotEndpoints,
  ...timetableEndpoints,
};

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
