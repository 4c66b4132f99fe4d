import { putmeKind } from "@polyportal/domain/putme-result/kind";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { askingFirst, firstPage, type FirstAsked } from "./ask-first.ts";

/** The first queries of officials' lists. */
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

const ask = askingFirst(officialsFirst);

/** Other queries use endpoints that few people call, which are in another file. */
export const askAhead: typeof ask = (queryClient, client, path) => {
  if (Object.hasOwn(officialsFirst, path)) ask(queryClient, client, path);
  else void askLater(queryClient, client, path);
};

async function askLater(...asked: Parameters<typeof ask>) {
  // If the code cannot be loaded, the page will show that.
  const later = await import("./later-ahead.ts").catch(() => undefined);
  later?.askAhead(...asked);
}
