import { studentMenu } from "@polyportal/domain/routes/menus";
import { paths } from "@polyportal/domain/routes/paths";
import { studentRoutes } from "@polyportal/domain/routes/student";
import { isPageFor } from "@polyportal/domain/student/pages";
import type { PageSet } from "../page-set-type.ts";
import { prefetching } from "./prefetching.ts";
import { everyonesPages } from "./everyones.ts";

/** The pages of students. */
export const studentSet: PageSet = {
  routes: studentRoutes,
  menu: studentMenu,
  pages: {
    ...everyonesPages,
    [paths.notifications]: () => import("../../features/notification/notifications.page.tsx"),
    [paths.dashboard]: () => import("../../features/dashboard/dashboard.page.tsx"),
    [paths.siwes]: prefetching(
      () => import("../../features/siwes/siwes.page.tsx"),
      ["getSiwes", {}],
    ),
    [paths.siwesPreview]: () => import("../../features/siwes/preview.page.tsx"),
    [paths.changeOfDepartment]: () =>
      import("../../features/department-change/application.page.tsx"),
    [paths.changeOfDepartmentDetails]: () =>
      import("../../features/department-change/details.page.tsx"),
    [paths.lecturerAppraisal]: prefetching(
      () => import("../../features/appraisal/appraisal.page.tsx"),
      ["listAppraisals", {}],
    ),
    [paths.results]: prefetching(
      () => import("../../features/results/results.page.tsx"),
      ["getCgpa", {}],
    ),
    [paths.semesterResult]: () => import("../../features/results/result.page.tsx"),
    [paths.schoolFees]: prefetching(
      () => import("../../features/fees/school-fees/school-fees.page.tsx"),
      ["getFeeStatement", {}],
    ),
    [paths.schoolFeesSession]: () => import("../../features/fees/school-fees/session.page.tsx"),
    [paths.schoolFeesGenerateInvoice]: () =>
      import("../../features/fees/school-fees/generate-invoice.page.tsx"),
    [paths.schoolFeesInvoice]: () => import("../../features/fees/school-fees/invoice.page.tsx"),
    [paths.schoolFeesReceipt]: () => import("../../features/fees/school-fees/receipt.page.tsx"),
    [paths.schoolFeesForm11]: () => import("../../features/fees/school-fees/form11.page.tsx"),
    [paths.schoolFeesClearancePack]: () =>
      import("../../features/fees/school-fees/clearance-pack.page.tsx"),
    [paths.sundry]: () => import("../../features/fees/sundry/sundry.page.tsx"),
    [paths.sundrySession]: () => import("../../features/fees/sundry/sundry-session.page.tsx"),
    [paths.sundryGenerateInvoice]: () =>
      import("../../features/fees/sundry/sundry-generate-invoice.page.tsx"),
    [paths.sundryInvoice]: () => import("../../features/fees/sundry/sundry-invoice.page.tsx"),
    [paths.sundryReceipt]: () => import("../../features/fees/sundry/sundry-receipt.page.tsx"),
    [paths.acceptance]: () => import("../../features/fees/acceptance/acceptance.page.tsx"),
    [paths.acceptanceGenerateInvoice]: () =>
      import("../../features/fees/acceptance/acceptance-generate-invoice.page.tsx"),
    [`${paths.acceptance}/invoice/:rrr`]: () =>
      import("../../features/fees/acceptance/acceptance-invoice.page.tsx"),
    [paths.acceptanceLetter]: () => import("../../features/fees/acceptance/letter.page.tsx"),
    [paths.acceptanceLetterJupeb]: () =>
      import("../../features/fees/acceptance/letter-jupeb.page.tsx"),
    [paths.acceptanceLetterPg]: () => import("../../features/fees/acceptance/letter-pg.page.tsx"),
    [paths.acceptanceReceipt]: () =>
      import("../../features/fees/acceptance/acceptance-receipt.page.tsx"),
    [paths.changeOfDegree]: () =>
      import("../../features/fees/degree-change/change-of-degree.page.tsx"),
    [paths.changeOfDegreeSession]: () =>
      import("../../features/fees/degree-change/change-of-degree-session.page.tsx"),
    [paths.changeOfDegreeGenerateInvoice]: () =>
      import("../../features/fees/degree-change/change-of-degree-generate-invoice.page.tsx"),
    [paths.changeOfDegreeInvoice]: () =>
      import("../../features/fees/degree-change/change-of-degree-invoice.page.tsx"),
    [paths.developmentLevy]: () =>
      import("../../features/fees/development-levy/development-levy.page.tsx"),
    [paths.developmentLevyGenerateInvoice]: () =>
      import("../../features/fees/development-levy/development-levy-generate-invoice.page.tsx"),
    [`${paths.developmentLevy}/invoice/:rrr`]: () =>
      import("../../features/fees/development-levy/development-levy-invoice.page.tsx"),
    [paths.developmentLevyLetter]: () =>
      import("../../features/fees/development-levy/development-levy-letter.page.tsx"),
    [paths.developmentLevyDocuments]: () =>
      import("../../features/fees/development-levy/development-levy-documents.page.tsx"),
    [paths.lateRegistrationInvoice]: () =>
      import("../../features/fees/late-registration-invoice.page.tsx"),
    [paths.hostelReceipt]: () => import("../../features/fees/hostel-receipt.page.tsx"),
    [paths.hostel]: prefetching(
      () => import("../../features/hostel/hostel.page.tsx"),
      ["getHostelStanding", {}],
    ),
    [paths.bookHostel]: () => import("../../features/hostel/book-hostel.page.tsx"),
    [paths.selectRoom]: () => import("../../features/hostel/select-room.page.tsx"),
    [paths.bedSpaces]: () => import("../../features/hostel/bed-spaces.page.tsx"),
    [paths.hostelInvoice]: () => import("../../features/hostel/invoice.page.tsx"),
    [paths.hostelArrears]: () => import("../../features/hostel/arrears-payment.page.tsx"),
    [paths.courseRegistration]: prefetching(
      () => import("../../features/course-registration/registrations.page.tsx"),
      ["listRegistrations", {}],
    ),
    [paths.courseRegistrationSession]: () =>
      import("../../features/course-registration/session.page.tsx"),
    [paths.registerCourses]: () => import("../../features/course-registration/register.page.tsx"),
    [paths.registeredCourses]: () =>
      import("../../features/course-registration/registered.page.tsx"),
  },
  chosenElsewhere: new Set([
    paths.schoolFeesGenerateInvoice,
    paths.schoolFeesInvoice,
    paths.schoolFeesForm11,
    paths.sundrySession,
    paths.sundryGenerateInvoice,
    paths.sundryInvoice,
    paths.acceptanceGenerateInvoice,
    paths.changeOfDegreeSession,
    paths.changeOfDegreeGenerateInvoice,
    paths.changeOfDegreeInvoice,
    paths.developmentLevyGenerateInvoice,
    paths.developmentLevyLetter,
    paths.lateRegistrationInvoice,
    paths.registerCourses,
    paths.registeredCourses,
    paths.siwesPreview,
    paths.semesterResult,
    paths.bookHostel,
    paths.selectRoom,
    paths.bedSpaces,
    paths.hostelInvoice,
    paths.hostelArrears,
  ]),
  concerns: isPageFor,
};
