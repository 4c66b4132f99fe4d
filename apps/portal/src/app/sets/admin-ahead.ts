import type { Client } from "@polyportal/api-client/client/client";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { putmeKind } from "@polyportal/domain/putme-result/kind";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { QueryClient } from "@tanstack/react-query";
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

/** Lists whose first page is asked for by a call of which the client knows once such a page is opened. */
const laterLists = {
  [staffPaths.applicantInvoices]: "listApplicantInvoices",
  [staffPaths.bursaryFees]: "listBursaryFees",
  [staffPaths.clearances]: "listClearances",
  [staffPaths.transcripts]: "listTranscriptRequests",
  [staffPaths.holidays]: "listHolidays",
  [staffPaths.awaited]: "listAwaitedProofs",
  [staffPaths.references]: "listReferences",
  [staffPaths.putmeResults]: "listPutmeResults",
} as const satisfies Readonly<Record<string, LaterName>>;

const ask = askingFirst(officialsFirst);

export const askAhead: typeof ask = (queryClient, client, path) => {
  ask(queryClient, client, path);
  const list = Object.hasOwn(laterLists, path) && laterLists[path as keyof typeof laterLists];
  if (list) void askOnceKnown(queryClient, client, list);
};

async function askOnceKnown(
  queryClient: QueryClient,
  client: Client,
  list: (typeof laterLists)[keyof typeof laterLists],
) {
  // Where code does not come, the page says so.
  const later = await import("../../parts/later/teach-later-calls.ts").catch(() => undefined);
  later?.teachLaterCalls(client);
  if (later) void queryClient.prefetchQuery(queryOptionsFor(client, list, firstPage));
}
