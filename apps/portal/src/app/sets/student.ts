import { studentMenu } from "@polyportal/domain/routes/menus";
import { paths } from "@polyportal/domain/routes/paths";
import { studentRoutes } from "@polyportal/domain/routes/student";
import { isPageFor } from "@polyportal/domain/student/pages";
import type { PageSet } from "../page-set.ts";
import { everyonesPages } from "./everyones.ts";

/** The pages of students. */
export const studentSet: PageSet = {
  routes: studentRoutes,
  menu: studentMenu,
  pages: {
    ...everyonesPages,
    [paths.dashboard]: () => import("../../features/dashboard/dashboard.page.tsx"),
    [paths.siwes]: () => import("../../features/siwes/siwes.page.tsx"),
    [paths.siwesPreview]: () => import("../../features/siwes/preview.page.tsx"),
    [paths.changeOfDepartment]: () =>
      import("../../features/change-of-department/application.page.tsx"),
    [paths.changeOfDepartmentDetails]: () =>
      import("../../features/change-of-department/details.page.tsx"),
    [paths.lecturerAppraisal]: () =>
      import("../../features/lecturer-appraisal/lecturer-appraisal.page.tsx"),
    [paths.results]: () => import("../../features/results/results.page.tsx"),
    [paths.semesterResult]: () => import("../../features/results/result.page.tsx"),
    [paths.schoolFees]: () => import("../../features/school-fees/school-fees.page.tsx"),
    [paths.schoolFeesSession]: () => import("../../features/school-fees/session.page.tsx"),
    [paths.schoolFeesGenerateInvoice]: () =>
      import("../../features/school-fees/generate-invoice.page.tsx"),
    [paths.schoolFeesInvoice]: () => import("../../features/school-fees/invoice.page.tsx"),
    [paths.schoolFeesReceipt]: () => import("../../features/school-fees/receipt.page.tsx"),
    [paths.schoolFeesForm11]: () => import("../../features/school-fees/form11.page.tsx"),
    [paths.schoolFeesClearancePack]: () =>
      import("../../features/school-fees/clearance-pack.page.tsx"),
    [paths.sundry]: () => import("../../features/other-fees/sundry.page.tsx"),
    [paths.sundrySession]: () => import("../../features/other-fees/sundry-session.page.tsx"),
    [paths.sundryGenerateInvoice]: () =>
      import("../../features/other-fees/sundry-generate-invoice.page.tsx"),
    [paths.sundryInvoice]: () => import("../../features/other-fees/sundry-invoice.page.tsx"),
    [paths.sundryReceipt]: () => import("../../features/other-fees/sundry-receipt.page.tsx"),
    [paths.acceptance]: () => import("../../features/other-fees/acceptance.page.tsx"),
    [paths.acceptanceGenerateInvoice]: () =>
      import("../../features/other-fees/acceptance-generate-invoice.page.tsx"),
    [`${paths.acceptance}/invoice/:rrr`]: () =>
      import("../../features/other-fees/acceptance-invoice.page.tsx"),
    [paths.acceptanceLetter]: () => import("../../features/other-fees/letter.page.tsx"),
    [paths.acceptanceLetterJupeb]: () => import("../../features/other-fees/letter-jupeb.page.tsx"),
    [paths.acceptanceLetterPg]: () => import("../../features/other-fees/letter-pg.page.tsx"),
    [paths.acceptanceReceipt]: () =>
      import("../../features/other-fees/acceptance-receipt.page.tsx"),
    [paths.changeOfDegree]: () => import("../../features/other-fees/change-of-degree.page.tsx"),
    [paths.changeOfDegreeSession]: () =>
      import("../../features/other-fees/change-of-degree-session.page.tsx"),
    [paths.changeOfDegreeGenerateInvoice]: () =>
      import("../../features/other-fees/change-of-degree-generate-invoice.page.tsx"),
    [paths.changeOfDegreeInvoice]: () =>
      import("../../features/other-fees/change-of-degree-invoice.page.tsx"),
    [paths.developmentLevy]: () => import("../../features/other-fees/development-levy.page.tsx"),
    [paths.developmentLevyGenerateInvoice]: () =>
      import("../../features/other-fees/development-levy-generate-invoice.page.tsx"),
    [`${paths.developmentLevy}/invoice/:rrr`]: () =>
      import("../../features/other-fees/development-levy-invoice.page.tsx"),
    [paths.developmentLevyLetter]: () =>
      import("../../features/other-fees/development-levy-letter.page.tsx"),
    [paths.developmentLevyDocuments]: () =>
      import("../../features/other-fees/development-levy-documents.page.tsx"),
    [paths.lateRegistrationInvoice]: () =>
      import("../../features/other-fees/late-registration-invoice.page.tsx"),
    [paths.hostelReceipt]: () => import("../../features/other-fees/hostel-receipt.page.tsx"),
    [paths.hostel]: () => import("../../features/hostel/hostel.page.tsx"),
    [paths.bookHostel]: () => import("../../features/hostel/book-hostel.page.tsx"),
    [paths.selectRoom]: () => import("../../features/hostel/select-room.page.tsx"),
    [paths.bedSpaces]: () => import("../../features/hostel/bed-spaces.page.tsx"),
    [paths.hostelInvoice]: () => import("../../features/hostel/invoice.page.tsx"),
    [paths.hostelArrears]: () => import("../../features/hostel/arrears-payment.page.tsx"),
    [paths.courseRegistration]: () =>
      import("../../features/course-registration/registrations.page.tsx"),
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
