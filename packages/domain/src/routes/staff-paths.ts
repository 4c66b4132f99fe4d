import { withSearch } from "./search.ts";

/** Pages of our own: the route table has them beside the specification's. */
export const ownStaffPaths = {
  pageAccess: "/user_management/page_access",
  rightsReview: "/user_management/rights_review",
  approvalPolicies: "/user_management/approval_policies",
  securityLog: "/user_management/security_log",
  audit: "/user_management/audit",
  // Where the help desk, who sees no accounts otherwise, sends links.
  resetLinks: "/student_management/reset_links",
  // The days on which the school is closed.
  holidays: "/school_setup/holidays",
  // The registry's queue of requests for transcripts.
  transcripts: "/utilities/transcripts",
  // What graduates show who get no code for theirs.
  identityCards: "/utilities/transcripts/identity_cards",
  // What other places send about applicants: transcripts, JAMB's verification.
  awaited: "/applications/awaited",
  // What referees of postgraduates wrote.
  references: "/applications/references",
} as const;

/** Addresses of the staff's pages that code leads to; a student's phone carries none of them. */
export const staffPaths = {
  users: "/user_management/users",
  editUser: "/user_management/users/edit",
  manageUser: "/user_management/users/management",
  lecturers: "/lecturer_management/lecturer_upload",
  roles: "/user_management/roles",
  menus: "/user_management/menus",
  manageMenu: "/user_management/menus/management",
  heads: "/user_management/assign_staff/hod",
  deans: "/user_management/assign_staff/dean",
  advisers: "/user_management/assign_staff/course_adviser",
  assignCourses: "/user_management/assign_courses",
  lecturersCourses: "/lecturer_management/assign_courses",
  lecturersHeads: "/lecturer_management/assign_staff/hod",
  lecturersDeans: "/lecturer_management/assign_staff/dean",
  downloads: "/notifications#downloads",
  noticeBoard: "/notice_board_management",
  referral: "/referral",
  approvals: "/notifications#approvals",
  requests: "/notifications#requests",
  faculties: "/school_setup/manage_faculty_and_department",
  departments: "/school_setup/manage_faculty_and_department/department",
  departmentOptions: "/school_setup/manage_faculty_and_department/department/options",
  programmes: "/school_setup/programmes",
  myCourses: "/records",
  taughtCourse: "/records/view",
  scoreSheet: "/records/results",
  courseClassList: "/records/classList",
  myClass: "/class",
  classResults: "/class/results",
  classStudentResults: "/class/results/student",
  classView: "/class/view",
  classList: "/class/classList",
  approveClass: "/class/approve_courses",
  approveCourses: "/approve_courses",
  approveRegistration: "/approve_courses/view",
  scoreSheets: "/results/classlist",
  reviewSheet: "/results/classlist/view",
  cbtResults: "/results/cbt_result_upload",
  manageCourses: "/course_management/manage_course",
  courseClasses: "/course_management/assign_course",
  unitLoads: "/course_management/manage_load",
  studentUnitLoads: "/course_management/assign_unit",
  addDrop: "/course_management/add_drop",
  registrationWindows: "/course_management/open_reg",
  openForStudent: "/course_management/open_student_reg",
  applicationSetup: "/applications/setup",
  applicantInvoices: "/applications/manage_invoices",
  clearances: "/student_management/clear",
  bursaryFees: "/fees_assignment/busary_fees",
  jambList: "/applications/jamb_list_upload",
  resetApplication: "/applications/reset",
  deleteApplication: "/applications/delete",
  putmeUpload: "/applications/putme_result_upload",
  putmeResults: "/applications/putme_result_upload/view",
  jambListOfMenu: "/jamb_list_upload",
  borrowedCourses: "/course_management/approved_borrowed_reg",
  ...ownStaffPaths,
} as const;

/** The grid of a course's scores in a session. */
export const scoreSheetPath = (courseId: number, sessionId: number): string =>
  withSearch(staffPaths.scoreSheet, { course: courseId, session: sessionId });

/** Where marks of a computer test go into a course's scores. */
export const cbtResultsPath = (courseId: number, sessionId: number): string =>
  withSearch(staffPaths.cbtResults, { course: courseId, session: sessionId });

/** A course that somebody teaches in a session. */
export const taughtCoursePath = (courseId: number, sessionId: number): string =>
  withSearch(staffPaths.taughtCourse, { course: courseId, session: sessionId });

/** The class of a course that somebody teaches, or one of the papers that are printed of it. */
export const courseClassPath = (
  courseId: number,
  sessionId: number,
  print?: "class" | "attendance",
): string =>
  withSearch(staffPaths.courseClassList, { course: courseId, session: sessionId, print });

/** One sheet for whoever decides about it, or on paper. */
export const reviewPath = (courseId: number, sessionId: number, print?: "sheet"): string =>
  withSearch(staffPaths.reviewSheet, { course: courseId, session: sessionId, print });

/** The amendments of published scores that wait for an office, beside its work list. */
export const amendmentsPath = `${staffPaths.scoreSheets}#amendments`;

/** Courses whose scores are not begun, beside the same list. */
export const unstartedPath = `${staffPaths.scoreSheets}#unstarted`;

/** A student's registration, in which an officer adds or drops courses. */
export const addDropPath = (student: string, session: number, semester: string): string =>
  withSearch(staffPaths.addDrop, { student, session, semester });

/** One registration for whoever decides about it. */
export const approvalPath = (id: string): string =>
  withSearch(staffPaths.approveRegistration, { id });

/** Which class an address names: of a department, a level and an option of it or none, in a session. */
export type ClassAddress = {
  readonly session: number;
  readonly department: number;
  readonly level: number;
  readonly option?: number | undefined;
  /** The one whose registration was opened last, unless said. */
  readonly semester?: string | undefined;
};

/** In one order, whoever names it: a class has one address. */
const classSearch = ({ session, department, level, option, semester }: ClassAddress) => ({
  session,
  department,
  level,
  option,
  semester,
});

/** One class. */
export const classPath = (which: ClassAddress): string =>
  withSearch(staffPaths.classView, classSearch(which));

/** Its students, those alone that a count has counted, or all of them on paper. */
export const classListPath = (
  which: ClassAddress,
  shown: {
    readonly registration?: string | undefined;
    readonly uploads?: string | undefined;
    readonly print?: "class" | undefined;
  } = {},
): string => withSearch(staffPaths.classList, { ...classSearch(which), ...shown });

/** Its registrations that wait. */
export const classApprovalsPath = (which: ClassAddress): string =>
  withSearch(staffPaths.approveClass, classSearch(which));

/** The composite sheet of a class in a semester, or its students by remark. */
export const classResultsPath = (which: ClassAddress, print?: "summary"): string =>
  withSearch(staffPaths.classResults, { ...classSearch(which), print });

/** The classes whose unpublished results somebody reads, to choose from. */
export const boardClassesPath = `${staffPaths.scoreSheets}#classes`;

/** One of them as the academic board is shown it, with the packs that were made of it. */
export const boardClassPath = (which: ClassAddress): string =>
  `${withSearch(staffPaths.scoreSheets, classSearch(which))}#class`;

/** The packs that were made for the board. */
export const boardPacksPath = `${staffPaths.scoreSheets}#packs`;

/** One pack, as it was made. */
export const boardPackPath = (id: string): string =>
  `${withSearch(staffPaths.scoreSheets, { pack: id })}#pack`;

/** One student's results, as the class's adviser reads them; the address leads back to the class. */
export const classStudentPath = (student: string, which: ClassAddress): string =>
  withSearch(staffPaths.classStudentResults, { student, ...classSearch(which) });
