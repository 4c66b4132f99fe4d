import type { StudentPaymentPurpose } from "../payment/purposes.ts";
import { publicPaths } from "./public-paths.ts";
import { withSearch } from "./search.ts";

/** Addresses that code leads to, by what they are. Programmes hold their own (programmes/). */
export const paths = {
  ...publicPaths,
  generateJambStudentsInvoice: "/generate_jamb_students_invoice",
  jambStudentsInvoice: "/jamb_students_invoice",
  generateOtherStudentsInvoice: "/generate_other_students_invoice",
  otherStudentsInvoice: "/other_students_invoice",
  generateSubDegreeInvoice: "/generate_sub_degree_invoice",
  jupebStudentsInvoice: "/jupeb_students_invoice",
  jupebLogin: "/jupeb_login",
  subDegreeLogin: "/sub_degree_login",
  profile: "/profile",
  changePassword: "/change_password",
  notifications: "/notifications",
  siwes: "/siwes",
  siwesPreview: "/siwes/preview",
  changeOfDepartment: "/change_of_department_application",
  changeOfDepartmentDetails: "/change_of_department_application_details",
  results: "/results",
  semesterResult: "/results/result",
  lecturerAppraisal: "/lecturer_appraisal",
  schoolFees: "/academic_fees/school_fees",
  schoolFeesSession: "/academic_fees/school_fees/session",
  schoolFeesGenerateInvoice: "/academic_fees/school_fees/generate_invoice",
  schoolFeesInvoice: "/academic_fees/school_fees/invoice",
  schoolFeesReceipt: "/academic_fees/school_fees/receipt",
  schoolFeesForm11: "/academic_fees/school_fees/form11",
  schoolFeesClearancePack: "/academic_fees/school_fees/clearance_pack",
  sundry: "/academic_fees/sundry",
  sundrySession: "/academic_fees/sundry/session",
  sundryGenerateInvoice: "/academic_fees/sundry/generate_invoice",
  sundryInvoice: "/academic_fees/sundry/invoice",
  sundryReceipt: "/academic_fees/sundry/receipt",
  changeOfDegree: "/academic_fees/change_of_degree",
  changeOfDegreeSession: "/academic_fees/change_of_degree/session",
  changeOfDegreeGenerateInvoice: "/academic_fees/change_of_degree/generate_invoice",
  changeOfDegreeInvoice: "/academic_fees/change_of_degree/invoice",
  acceptance: "/academic_fees/acceptance",
  acceptanceGenerateInvoice: "/academic_fees/acceptance/generate_invoice",
  acceptanceLetter: "/academic_fees/acceptance/letter",
  acceptanceLetterJupeb: "/academic_fees/acceptance/jupeb",
  acceptanceLetterPg: "/academic_fees/acceptance/letter_pg",
  acceptanceReceipt: "/academic_fees/acceptance/fee_receipt",
  developmentLevy: "/development_levy",
  developmentLevyGenerateInvoice: "/development_levy/generate_invoice",
  developmentLevyLetter: "/development_levy/letter",
  developmentLevyDocuments: "/development_levy/document_page",
  lateRegistrationInvoice: "/course_registration/invoice",
  hostel: "/hostel",
  bookHostel: "/hostel/book_hostel",
  selectRoom: "/hostel/select_room",
  bedSpaces: "/hostel/bed_spaces",
  hostelInvoice: "/hostel/invoice",
  hostelArrears: "/hostel/arrears_payment",
  hostelReceipt: "/hostel_fees/receipt",
  courseRegistration: "/course_registration",
  courseRegistrationSession: "/course_registration/session",
  registerCourses: "/course_registration/register",
  registeredCourses: "/course_registration/view",
  acceptanceInvoice: (rrr: string) =>
    `/academic_fees/acceptance/invoice/${encodeURIComponent(rrr)}` as const,
  developmentLevyInvoice: (rrr: string) =>
    `/development_levy/invoice/${encodeURIComponent(rrr)}` as const,
  hostelRooms: (hostelId: number | string) => `/hostel/select_room?hostel=${hostelId}` as const,
  hostelBeds: (roomId: number | string) => `/hostel/bed_spaces?room=${roomId}` as const,
} as const;

/** The page on which a semester's courses are chosen. */
export const registerCoursesPath = (sessionId: number, semester: string): string =>
  withSearch(paths.registerCourses, { session: sessionId, semester });

/** The page of a registration. */
export const registrationPath = (id: string): string =>
  withSearch(paths.registeredCourses, { registration: id });

/** The course form of a session. */
export const courseFormPath = (sessionId: number): string =>
  withSearch(paths.registeredCourses, { session: sessionId });

/** The papers of a session that a clearance asks for. */
export const clearancePackPath = (sessionId: number): string =>
  withSearch(paths.schoolFeesClearancePack, { session: sessionId });

/** The page of a semester's results. */
export const semesterResultPath = (sessionId: number, semester: string): string =>
  withSearch(paths.semesterResult, { session: sessionId, semester });

/** Where it is said why results of a semester are not out. */
export const missingResultPath = (sessionId: number, semester: string): string =>
  `${withSearch(paths.results, { session: sessionId, semester })}#missing`;

type Named = { readonly id: string; readonly rrr: string | null };

const byId = (page: string, { id }: Named): string => withSearch(page, { invoice: id });

// Nothing is called while the module loads: the applicant app can then leave all of it out.
const invoicePages: Record<StudentPaymentPurpose, (invoice: Named) => string> = {
  "school-fees": (invoice) => byId(paths.schoolFeesInvoice, invoice),
  acceptance: ({ rrr }) => paths.acceptanceInvoice(rrr ?? ""),
  "change-of-degree": (invoice) => byId(paths.changeOfDegreeInvoice, invoice),
  "development-levy": ({ rrr }) => paths.developmentLevyInvoice(rrr ?? ""),
  "course-registration": (invoice) => byId(paths.lateRegistrationInvoice, invoice),
  hostel: (invoice) => byId(paths.hostelInvoice, invoice),
  sundry: (invoice) => byId(paths.sundryInvoice, invoice),
};

/** The page of a student's invoice: by its RRR where the route has one, else by its id. */
export const studentInvoicePath = (purpose: StudentPaymentPurpose, invoice: Named): string =>
  invoicePages[purpose](invoice);
