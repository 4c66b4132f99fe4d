import type { Client } from "@polyportal/api-client/client/client";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { pageSizes } from "@polyportal/domain/table/page-sizes";
import type { QueryClient } from "@tanstack/react-query";

const firstPage = { page: 1, size: pageSizes.default };

/** What the pages of officials ask for first, where nothing is searched, sorted or chosen. */
const firstAsked = {
  [staffPaths.users]: ["listUsers", firstPage],
  [staffPaths.resetLinks]: ["listResetLinks", firstPage],
  [staffPaths.roles]: ["listRoleClaims", {}],
  [staffPaths.menus]: ["listMenus", {}],
  [staffPaths.rightsReview]: ["listRightsReviews", firstPage],
  [staffPaths.approvalPolicies]: ["listApprovalPolicies", {}],
  [staffPaths.heads]: ["listOffices", { ...firstPage, office: "head of department" }],
  [staffPaths.deans]: ["listOffices", { ...firstPage, office: "dean of faculty" }],
  [staffPaths.assignCourses]: ["listCourseLecturers", firstPage],
  [staffPaths.lecturers]: ["listLecturers", firstPage],
  [staffPaths.securityLog]: ["listSecurityLog", firstPage],
  [staffPaths.audit]: ["listAudit", firstPage],
  [staffPaths.faculties]: ["listSchoolFaculties", firstPage],
  [staffPaths.departments]: ["listSchoolDepartments", firstPage],
  [staffPaths.programmes]: ["listProgrammes", firstPage],
  [staffPaths.noticeBoard]: ["listNoticeBoard", firstPage],
  [staffPaths.referral]: ["listReferrals", firstPage],
} as const;

const isAskedFor = (path: string): path is keyof typeof firstAsked =>
  Object.hasOwn(firstAsked, path);

/** Asks for the first page of a list. */
export function askAhead(queryClient: QueryClient, client: Client, path: string): void {
  if (!isAskedFor(path)) return;
  const [name, input] = firstAsked[path];
  void queryClient.prefetchQuery(queryOptionsFor(client, name, input));
}
