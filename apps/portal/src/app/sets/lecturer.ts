import { lecturerRoutes } from "@polyportal/domain/routes/lecturer";
import { staffMenu } from "@polyportal/domain/routes/menus";
import { paths } from "@polyportal/domain/routes/paths";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { largestPage } from "@polyportal/domain/table/page-sizes";
import { opensPage } from "@polyportal/domain/rights/page-claims";
import { lazyPart } from "../lazy-part.ts";
import type { PageSet } from "../page-set-type.ts";
import { prefetchingBy, prefetching, firstPage } from "./prefetching.ts";
import { askClasses } from "./prefetch-classes.ts";
import { everyonesPages } from "./everyones.ts";

const TaughtPalette = lazyPart(async () => (await import("../taught-palette.tsx")).TaughtPalette);

/** The pages of lecturers, heads of department and deans. */
export const lecturerSet: PageSet = {
  routes: lecturerRoutes,
  menu: staffMenu,
  opens: opensPage,
  Palette: TaughtPalette,
  chosenElsewhere: new Set([
    staffPaths.taughtCourse,
    staffPaths.scoreSheet,
    staffPaths.courseClassList,
    staffPaths.classView,
    staffPaths.classList,
    staffPaths.classResults,
    staffPaths.classStudentResults,
    staffPaths.approveRegistration,
    staffPaths.reviewSheet,
  ]),
  pages: {
    ...everyonesPages,
    [paths.profile]: () => import("../../features/account/staff-profile.page.tsx"),
    [paths.notifications]: () => import("../../features/notification/staff-notifications.page.tsx"),
    [paths.dashboard]: () => import("../../features/dashboard/staff-dashboard.page.tsx"),
    [staffPaths.myCourses]: prefetching(
      () => import("../../features/score-sheet/my-courses.page.tsx"),
      ["listMyCourses", firstPage],
    ),
    [staffPaths.taughtCourse]: () => import("../../features/score-sheet/taught-course.page.tsx"),
    [staffPaths.scoreSheet]: () => import("../../features/score-sheet/sheet.page.tsx"),
    [staffPaths.courseClassList]: () => import("../../features/score-sheet/class-list.page.tsx"),
    [staffPaths.myClass]: prefetchingBy(
      () => import("../../features/lecturer/classes.page.tsx"),
      askClasses,
    ),
    [staffPaths.classView]: () => import("../../features/lecturer/class.page.tsx"),
    [staffPaths.classList]: () => import("../../features/lecturer/class-list.page.tsx"),
    [staffPaths.scoreSheets]: prefetching(
      () => import("../../features/score-sheet/work-list.page.tsx"),
      ["listScoreSheets", firstPage],
    ),
    [staffPaths.reviewSheet]: () => import("../../features/score-sheet/review.page.tsx"),
    [staffPaths.cbtResults]: prefetching(
      () => import("../../features/score-sheet/cbt-upload.page.tsx"),
      ["listMyCourses", { size: largestPage }],
      ["listCbtResults", firstPage],
    ),
    [staffPaths.classResults]: () => import("../../features/results/class-results.page.tsx"),
    [staffPaths.classStudentResults]: () => import("../../features/results/class-student.page.tsx"),
    [staffPaths.approveCourses]: prefetching(
      () => import("../../features/course-registration/approvals.page.tsx"),
      ["listRegistrationApprovals", firstPage],
    ),
    [staffPaths.approveRegistration]: () =>
      import("../../features/course-registration/approval.page.tsx"),
    [staffPaths.approveClass]: prefetching(
      () => import("../../features/course-registration/class-approvals.page.tsx"),
      ["listRegistrationApprovals", firstPage],
    ),
  },
};
