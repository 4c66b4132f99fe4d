import { putmeKind } from "@polyportal/domain/putme-result/kind";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { askingFirst, firstPage, type FirstAsked, type LaterName } from "./ask-first.ts";

/** What the lists of officials ask first. */
export const officialsFirst: FirstAsked = {
  [staffPaths.users]: ["listUsers", firstPage],
  [staffPaths.resetLinks]: ["listResetLinks", firstPage],
  [staffPaths.roles]: ["listRoleClaims", {}],
  [staffPaths.menus]: ["listMenus", {}],
  [staffPaths.rightsReview]: ["listRightsReviews", firstPage],
  [staffPaths.approvalPolicies]: ["listApprovalPolicies", {}],
  [staffPaths.heads]: ["listOffices", { ...firstPage, office: "head of department" }],
  [staffPaths.deans]: ["listOffices", { ...firstPage, office: "dean of faculty" }],
  [staffPaths.advisers]: ["listClassAdvisers", {}],
  [staffPaths.assignCourses]: ["listCourseLecturers", firstPage],
  [staffPaths.lecturers]: ["listLecturers", firstPage],
  [staffPaths.securityLog]: ["listSecurityLog", firstPage],
  [staffPaths.audit]: ["listAudit", firstPage],
  [staffPaths.faculties]: ["listSchoolFaculties", firstPage],
  [staffPaths.departments]: ["listSchoolDepartments", firstPage],
  [staffPaths.departmentOptions]: ["listDepartmentOptions", firstPage],
  [staffPaths.programmes]: ["listProgrammes", firstPage],
  [staffPaths.noticeBoard]: ["listNoticeBoard", firstPage],
  [staffPaths.referral]: ["listReferrals", firstPage],
  [staffPaths.manageCourses]: ["listCourses", firstPage],
  [staffPaths.courseClasses]: ["listCourseClasses", firstPage],
  [staffPaths.scoreSheets]: ["listScoreSheets", firstPage],
  [staffPaths.unitLoads]: ["getUnitLoads", {}],
  [staffPaths.studentUnitLoads]: ["listStudentUnitLoads", firstPage],
  [staffPaths.approveCourses]: ["listRegistrationApprovals", firstPage],
  [staffPaths.registrationWindows]: ["listRegistrationWindows", {}],
  [staffPaths.borrowedCourses]: ["listBorrowedRegistrations", firstPage],
  [staffPaths.openForStudent]: ["listOpenedForStudents", firstPage],
  [staffPaths.applicationSetup]: ["listApplicationSetups", firstPage],
  [staffPaths.putmeUpload]: ["listImports", { ...firstPage, kind: [putmeKind] }],
  [staffPaths.jambList]: ["listJambCandidates", firstPage],
  [staffPaths.jambListOfMenu]: ["listJambCandidates", firstPage],
};

/** The same by calls of which the client knows once such a page is opened. */
const laterFirst: FirstAsked<LaterName> = {
  [staffPaths.applicantInvoices]: ["listApplicantInvoices", firstPage],
  [staffPaths.bursaryFees]: ["listBursaryFees", firstPage],
  [staffPaths.clearances]: ["listClearances", firstPage],
  [staffPaths.transcripts]: ["listTranscriptRequests", firstPage],
  [staffPaths.identityCards]: ["listIdentityCards", {}],
  [staffPaths.holidays]: ["listHolidays", firstPage],
  [staffPaths.awaited]: ["listAwaitedProofs", firstPage],
  [staffPaths.references]: ["listReferences", firstPage],
  [staffPaths.putmeResults]: ["listPutmeResults", firstPage],
};

const ask = askingFirst(officialsFirst);
const askLater = askingFirst(laterFirst);

export const askAhead: typeof ask = (queryClient, client, path) => {
  ask(queryClient, client, path);
  if (Object.hasOwn(laterFirst, path)) void askOnceKnown(queryClient, client, path);
};

const askOnceKnown = async (...asked: Parameters<typeof askLater>) => {
  try {
    const { teachLaterCalls } = await import("../../parts/later/teach-later-calls.ts");
    const [, client] = asked;
    teachLaterCalls(client);
    askLater(...asked);
  } catch {
    // Where code does not come, the page says so.
  }
};
