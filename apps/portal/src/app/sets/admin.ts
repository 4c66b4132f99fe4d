import { adminRoutes } from "@polyportal/domain/routes/admin";
import { pathInMenu } from "@polyportal/domain/routes/area-beside";
import { staffMenu } from "@polyportal/domain/routes/menus";
import { paths } from "@polyportal/domain/routes/paths";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { putmeKind } from "@polyportal/domain/putme-result/kind";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { opensPage } from "@polyportal/domain/rights/page-claims";
import { lazyPart } from "../lazy-part.ts";
import type { PageSet } from "../page-set-type.ts";
import { prefetching, firstPage } from "./prefetching.ts";
import { prefetchingLazily } from "./prefetching-lazily.ts";
import { everyonesPages } from "./everyones.ts";

const heads = prefetching(
  () => import("../../features/user-management/heads.page.tsx"),
  ["listOffices", { ...firstPage, office: "head of department" }],
);
const courses = prefetching(
  () => import("../../features/lecturer/assign-courses.page.tsx"),
  ["listCourseLecturers", firstPage],
);
const jambList = prefetching(
  () => import("../../features/jamb-list/jamb-list.page.tsx"),
  ["listJambCandidates", firstPage],
);
const deans = prefetching(
  () => import("../../features/user-management/deans.page.tsx"),
  ["listOffices", { ...firstPage, office: "dean of faculty" }],
);

const RecordPalette = lazyPart(async () => (await import("../record-palette.tsx")).RecordPalette);

/** The pages of officials. */
export const adminSet: PageSet = {
  routes: adminRoutes,
  menu: staffMenu,
  opens: opensPage,
  pathInMenu,
  Palette: RecordPalette,
  chosenElsewhere: new Set([
    // The same page as among the applications, for people whose menu only has this label.
    staffPaths.jambListOfMenu,
    staffPaths.editUser,
    staffPaths.manageUser,
    staffPaths.manageMenu,
    staffPaths.approveRegistration,
    staffPaths.reviewSheet,
  ]),
  pages: {
    ...everyonesPages,
    [paths.profile]: () => import("../../features/account/staff-profile.page.tsx"),
    [paths.notifications]: () => import("../../features/notification/staff-notifications.page.tsx"),
    [paths.dashboard]: () => import("../../features/dashboard/staff-dashboard.page.tsx"),
    [publicPaths.verifyRemitaStatus]: () =>
      import("../../features/payment/payment-status.page.tsx"),
    [staffPaths.users]: prefetching(
      () => import("../../features/user-management/users.page.tsx"),
      ["listUsers", firstPage],
    ),
    [staffPaths.editUser]: () => import("../../features/user-management/edit-user.page.tsx"),
    [staffPaths.manageUser]: () => import("../../features/user-management/manage-user.page.tsx"),
    [staffPaths.resetLinks]: prefetching(
      () => import("../../features/user-management/reset-links.page.tsx"),
      ["listResetLinks", firstPage],
    ),
    [staffPaths.heads]: heads,
    [staffPaths.deans]: deans,
    [staffPaths.advisers]: prefetching(
      () => import("../../features/user-management/advisers.page.tsx"),
      ["listClassAdvisers", {}],
    ),
    [staffPaths.assignCourses]: courses,
    [staffPaths.lecturersCourses]: courses,
    [staffPaths.lecturersHeads]: heads,
    [staffPaths.lecturersDeans]: deans,
    [staffPaths.lecturers]: prefetching(
      () => import("../../features/lecturer/lecturer-upload.page.tsx"),
      ["listLecturers", firstPage],
    ),
    [staffPaths.roles]: prefetching(
      () => import("../../features/rights/roles.page.tsx"),
      ["listRoleClaims", {}],
    ),
    [staffPaths.pageAccess]: () => import("../../features/rights/page-access.page.tsx"),
    [staffPaths.rightsReview]: prefetching(
      () => import("../../features/rights/rights-review.page.tsx"),
      ["listRightsReviews", firstPage],
    ),
    [staffPaths.approvalPolicies]: prefetching(
      () => import("../../features/rights/approval-policies.page.tsx"),
      ["listApprovalPolicies", {}],
    ),
    [staffPaths.referral]: prefetching(
      () => import("../../features/referral/referrals.page.tsx"),
      ["listReferrals", firstPage],
    ),
    [staffPaths.noticeBoard]: prefetching(
      () => import("../../features/notice/notice-board.page.tsx"),
      ["listNoticeBoard", firstPage],
    ),
    [staffPaths.securityLog]: prefetching(
      () => import("../../features/audit/security-log.page.tsx"),
      ["listSecurityLog", firstPage],
    ),
    [staffPaths.audit]: prefetching(
      () => import("../../features/audit/audit.page.tsx"),
      ["listAudit", firstPage],
    ),
    [staffPaths.menus]: prefetching(
      () => import("../../features/rights/menus.page.tsx"),
      ["listMenus", {}],
    ),
    [staffPaths.manageMenu]: () => import("../../features/rights/manage-menu.page.tsx"),
    [staffPaths.faculties]: prefetching(
      () => import("../../features/faculty/faculties.page.tsx"),
      ["listSchoolFaculties", firstPage],
    ),
    [staffPaths.departments]: prefetching(
      () => import("../../features/faculty/departments.page.tsx"),
      ["listSchoolDepartments", firstPage],
    ),
    [staffPaths.departmentOptions]: prefetching(
      () => import("../../features/faculty/department-options.page.tsx"),
      ["listDepartmentOptions", firstPage],
    ),
    [staffPaths.manageCourses]: prefetching(
      () => import("../../features/course/manage-course.page.tsx"),
      ["listCourses", firstPage],
    ),
    [staffPaths.courseClasses]: prefetching(
      () => import("../../features/course/assign-course.page.tsx"),
      ["listCourseClasses", firstPage],
    ),
    [staffPaths.scoreSheets]: prefetching(
      () => import("../../features/score-sheet/work-list.page.tsx"),
      ["listScoreSheets", firstPage],
    ),
    [staffPaths.reviewSheet]: () => import("../../features/score-sheet/review.page.tsx"),
    [staffPaths.unitLoads]: prefetching(
      () => import("../../features/unit-load/level-loads.page.tsx"),
      ["getUnitLoads", {}],
    ),
    [staffPaths.studentUnitLoads]: prefetching(
      () => import("../../features/unit-load/student-loads.page.tsx"),
      ["listStudentUnitLoads", firstPage],
    ),
    [staffPaths.approveCourses]: prefetching(
      () => import("../../features/course-registration/approvals.page.tsx"),
      ["listRegistrationApprovals", firstPage],
    ),
    [staffPaths.approveRegistration]: () =>
      import("../../features/course-registration/approval.page.tsx"),
    [staffPaths.registrationWindows]: prefetching(
      () => import("../../features/registration-window/windows.page.tsx"),
      ["listRegistrationWindows", {}],
    ),
    [staffPaths.borrowedCourses]: prefetching(
      () => import("../../features/course-registration/borrowed.page.tsx"),
      ["listBorrowedRegistrations", firstPage],
    ),
    [staffPaths.addDrop]: () => import("../../features/course-registration/add-drop.page.tsx"),
    [staffPaths.openForStudent]: prefetching(
      () => import("../../features/course-registration/opened.page.tsx"),
      ["listOpenedForStudents", firstPage],
    ),
    [staffPaths.programmes]: prefetching(
      () => import("../../features/programmes/programmes.page.tsx"),
      ["listProgrammes", firstPage],
    ),
    [staffPaths.holidays]: prefetchingLazily(
      () => import("../../features/holiday/holidays.page.tsx"),
      ["listHolidays", firstPage],
    ),
    [staffPaths.applicationSetup]: prefetching(
      () => import("../../features/application-setup/setup.page.tsx"),
      ["listApplicationSetups", firstPage],
    ),
    [staffPaths.applicantInvoices]: prefetchingLazily(
      () => import("../../features/application-invoice/invoices.page.tsx"),
      ["listApplicantInvoices", firstPage],
    ),
    [staffPaths.bursaryFees]: prefetchingLazily(
      () => import("../../features/sundry/charges.page.tsx"),
      ["listBursaryFees", firstPage],
    ),
    [staffPaths.clearances]: prefetchingLazily(
      () => import("../../features/admission/clearances.page.tsx"),
      ["listClearances", firstPage],
    ),
    [staffPaths.transcripts]: prefetchingLazily(
      () => import("../../features/sundry/transcripts.page.tsx"),
      ["listTranscriptRequests", firstPage],
    ),
    [staffPaths.identityCards]: () => import("../../features/sundry/identity-cards.page.tsx"),
    [staffPaths.awaited]: prefetchingLazily(
      () => import("../../features/application/awaited.page.tsx"),
      ["listAwaitedProofs", firstPage],
    ),
    [staffPaths.references]: prefetchingLazily(
      () => import("../../features/referee/references.page.tsx"),
      ["listReferences", firstPage],
    ),
    [staffPaths.putmeUpload]: prefetching(
      () => import("../../features/putme-result/upload.page.tsx"),
      ["listImports", { ...firstPage, kind: [putmeKind] }],
    ),
    [staffPaths.putmeResults]: prefetchingLazily(
      () => import("../../features/putme-result/results.page.tsx"),
      ["listPutmeResults", firstPage],
    ),
    [staffPaths.resetApplication]: () => import("../../features/application-desk/reset.page.tsx"),
    [staffPaths.deleteApplication]: () => import("../../features/application-desk/delete.page.tsx"),
    [staffPaths.jambList]: jambList,
    [staffPaths.jambListOfMenu]: jambList,
  },
};
