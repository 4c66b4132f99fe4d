import { adminRoutes } from "@polyportal/domain/routes/admin";
import { pathInMenu } from "@polyportal/domain/routes/area-beside";
import { staffMenu } from "@polyportal/domain/routes/menus";
import { paths } from "@polyportal/domain/routes/paths";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { opensPage } from "@polyportal/domain/rights/page-claims";
import { lazyPart } from "../lazy-part.ts";
import type { PageSet } from "../page-set-type.ts";
import { askAhead } from "./admin-ahead.ts";
import { everyonesPages } from "./everyones.ts";

const heads = () => import("../../features/user-management/heads.page.tsx");
const courses = () => import("../../features/lecturer/assign-courses.page.tsx");
const jambList = () => import("../../features/jamb-list/jamb-list.page.tsx");
const deans = () => import("../../features/user-management/deans.page.tsx");

const RecordPalette = lazyPart(async () => (await import("../record-palette.tsx")).RecordPalette);

/** The pages of officials. */
export const adminSet: PageSet = {
  routes: adminRoutes,
  menu: staffMenu,
  opens: opensPage,
  pathInMenu,
  askAhead,
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
    [staffPaths.users]: () => import("../../features/user-management/users.page.tsx"),
    [staffPaths.editUser]: () => import("../../features/user-management/edit-user.page.tsx"),
    [staffPaths.manageUser]: () => import("../../features/user-management/manage-user.page.tsx"),
    [staffPaths.resetLinks]: () => import("../../features/user-management/reset-links.page.tsx"),
    [staffPaths.heads]: heads,
    [staffPaths.deans]: deans,
    [staffPaths.advisers]: () => import("../../features/user-management/advisers.page.tsx"),
    [staffPaths.assignCourses]: courses,
    [staffPaths.lecturersCourses]: courses,
    [staffPaths.lecturersHeads]: heads,
    [staffPaths.lecturersDeans]: deans,
    [staffPaths.lecturers]: () => import("../../features/lecturer/lecturer-upload.page.tsx"),
    [staffPaths.roles]: () => import("../../features/rights/roles.page.tsx"),
    [staffPaths.pageAccess]: () => import("../../features/rights/page-access.page.tsx"),
    [staffPaths.rightsReview]: () => import("../../features/rights/rights-review.page.tsx"),
    [staffPaths.approvalPolicies]: () => import("../../features/rights/approval-policies.page.tsx"),
    [staffPaths.referral]: () => import("../../features/referral/referrals.page.tsx"),
    [staffPaths.noticeBoard]: () => import("../../features/notice/notice-board.page.tsx"),
    [staffPaths.securityLog]: () => import("../../features/audit/security-log.page.tsx"),
    [staffPaths.audit]: () => import("../../features/audit/audit.page.tsx"),
    [staffPaths.menus]: () => import("../../features/rights/menus.page.tsx"),
    [staffPaths.manageMenu]: () => import("../../features/rights/manage-menu.page.tsx"),
    [staffPaths.faculties]: () => import("../../features/faculty/faculties.page.tsx"),
    [staffPaths.departments]: () => import("../../features/faculty/departments.page.tsx"),
    [staffPaths.departmentOptions]: () =>
      import("../../features/faculty/department-options.page.tsx"),
    [staffPaths.manageCourses]: () => import("../../features/course/manage-course.page.tsx"),
    [staffPaths.courseClasses]: () => import("../../features/course/assign-course.page.tsx"),
    [staffPaths.scoreSheets]: () => import("../../features/score-sheet/work-list.page.tsx"),
    [staffPaths.reviewSheet]: () => import("../../features/score-sheet/review.page.tsx"),
    [staffPaths.unitLoads]: () => import("../../features/unit-load/level-loads.page.tsx"),
    [staffPaths.studentUnitLoads]: () => import("../../features/unit-load/student-loads.page.tsx"),
    [staffPaths.approveCourses]: () =>
      import("../../features/course-registration/approvals.page.tsx"),
    [staffPaths.approveRegistration]: () =>
      import("../../features/course-registration/approval.page.tsx"),
    [staffPaths.registrationWindows]: () =>
      import("../../features/registration-window/windows.page.tsx"),
    [staffPaths.borrowedCourses]: () =>
      import("../../features/course-registration/borrowed.page.tsx"),
    [staffPaths.addDrop]: () => import("../../features/course-registration/add-drop.page.tsx"),
    [staffPaths.openForStudent]: () => import("../../features/course-registration/opened.page.tsx"),
    [staffPaths.programmes]: () => import("../../features/programmes/programmes.page.tsx"),
    [staffPaths.holidays]: () => import("../../features/holiday/holidays.page.tsx"),
    [staffPaths.applicationSetup]: () => import("../../features/application-setup/setup.page.tsx"),
    [staffPaths.applicantInvoices]: () =>
      import("../../features/application-invoice/invoices.page.tsx"),
    [staffPaths.bursaryFees]: () => import("../../features/sundry/charges.page.tsx"),
    [staffPaths.clearances]: () => import("../../features/admission/clearances.page.tsx"),
    [staffPaths.transcripts]: () => import("../../features/sundry/transcripts.page.tsx"),
    [staffPaths.identityCards]: () => import("../../features/sundry/identity-cards.page.tsx"),
    [staffPaths.awaited]: () => import("../../features/application/awaited.page.tsx"),
    [staffPaths.references]: () => import("../../features/referee/references.page.tsx"),
    [staffPaths.putmeUpload]: () => import("../../features/putme-result/upload.page.tsx"),
    [staffPaths.putmeResults]: () => import("../../features/putme-result/results.page.tsx"),
    [staffPaths.resetApplication]: () => import("../../features/application-desk/reset.page.tsx"),
    [staffPaths.deleteApplication]: () => import("../../features/application-desk/delete.page.tsx"),
    [staffPaths.jambList]: jambList,
    [staffPaths.jambListOfMenu]: jambList,
  },
};
