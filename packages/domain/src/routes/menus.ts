/** An entry of the side menu or of the public header. */
export type MenuItem = {
  /** The module's name, as the server writes it. */
  label: string;
  /** Its address. */
  path: string;
};

/** The side menu of a student. */
export const studentMenu = [
  { label: "dashboard", path: "/dashboard" },
  { label: "profile", path: "/profile" },
  { label: "academic fees", path: "/academic_fees/school_fees" },
  { label: "development levy", path: "/development_levy" },
  { label: "course registration", path: "/course_registration" },
  { label: "results", path: "/results" },
  { label: "siwes", path: "/siwes" },
  { label: "hostel", path: "/hostel" },
  { label: "lecturer appraisal", path: "/lecturer_appraisal" },
] as const satisfies readonly MenuItem[];

/** The side menu of lecturers and officials, before the server's grants narrow it. */
export const staffMenu = [
  { label: "dashboard", path: "/dashboard" },
  { label: "profile", path: "/profile" },
  { label: "applications", path: "/applications/setup" },
  { label: "approve courses", path: "/approve_courses" },
  { label: "course management", path: "/course_management/manage_course" },
  { label: "fees assignment", path: "/fees_assignment/school_fees" },
  { label: "invoice management", path: "/invoice_management/invoice" },
  { label: "notice board setup", path: "/notice_board_management" },
  { label: "my class", path: "/class" },
  { label: "my courses", path: "/records" },
  { label: "reports", path: "/reports/payment_reports" },
  { label: "utilities", path: "/utilities/olevel_verification" },
  { label: "result management", path: "/results/classlist" },
  { label: "student management", path: "/student_management/search_student" },
  { label: "user management", path: "/user_management/users" },
  { label: "jamb list upload", path: "/jamb_list_upload" },
  { label: "hostel management", path: "/hostel_management/manage_hostel" },
  { label: "application reports", path: "/app_reports/application_reports" },
  { label: "school setup", path: "/school_setup/manage_faculty_and_department" },
] as const satisfies readonly MenuItem[];

/** The public header's links; E-learning and E-Voting follow them at configured addresses. */
export const headerLinks = [
  { label: "Verify Admission Status", path: "/admission_status_reciepts" },
  { label: "Check Admission No", path: "/prospective_students" },
  { label: "Verify Payment Status", path: "/verify_remita_status" },
] as const satisfies readonly MenuItem[];

const plain = (label: string): string => label.trim().toLowerCase();

/** The entries that the server granted at sign-in, in the menu's order; unknown labels are dropped. */
export const grantedItems = (
  menu: readonly MenuItem[],
  granted: readonly string[],
): readonly MenuItem[] => {
  const labels = new Set(granted.map(plain));
  return menu.filter((item) => labels.has(plain(item.label)));
};

const moduleOf = (address: string) => /^\/[^/?#]*/.exec(address)?.[0];

/** The entry to highlight at an address: the one with the same first path segment. */
export const activeItem = (menu: readonly MenuItem[], address: string): MenuItem | undefined =>
  menu.find((item) => moduleOf(item.path) === moduleOf(address));
