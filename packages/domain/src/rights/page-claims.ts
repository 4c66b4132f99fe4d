import type { Claim } from "./claims.ts";

/**
 * The claims that open a page for staff, by its path or path prefix; one of them is enough. Other pages, such
 * as one's own profile, are open to all staff.
 */
const byAddress: Readonly<Record<string, readonly [Claim, ...Claim[]]>> = {
  "/notice_board_management": ["notices.see"],
  "/referral": ["applications.see"],
  "/verify_remita_status": ["invoices.ask", "invoices.see"],
  "/reports/application_reports": ["applications.see"],
  "/reports/payment_reports": ["invoices.see"],
  "/reports/putme_reports": ["applications.see"],
  "/reports/admission_list": ["admissions.see"],
  "/reports/matric_number_generation_reports": ["clearance.see"],
  "/reports/sundry": ["invoices.see"],
  "/reports/cash_book_reports": ["invoices.see"],
  "/reports/jupeb_reports": ["applications.see"],
  "/reports/hostel_reports": ["hostels.see"],
  "/reports/hostel_summary_reports": ["hostels.see"],
  "/app_reports": ["applications.see"],
  "/utilities": ["clearance.see"],
  "/utilities/transcripts/identity_cards": ["students.approve"],
  "/user_management": ["users.see"],
  "/user_management/assign_courses": ["courses.see"],
  "/user_management/assign_staff/course_adviser": ["courses.see"],
  "/user_management/security_log": ["audit.see"],
  "/user_management/audit": ["audit.see"],
  "/student_management": ["students.see"],
  "/student_management/manage_claims": ["users.see"],
  "/student_management/reset_links": ["users.reset"],
  "/student_management/admission_list": ["admissions.see"],
  "/student_management/search_admission_list": ["admissions.see"],
  "/student_management/clear": ["clearance.see"],
  "/student_management/session_manager": ["sessions.see"],
  "/course_management": ["courses.see"],
  "/lecturer_management": ["users.see"],
  "/lecturer_management/assign_courses": ["courses.see"],
  "/fees_assignment": ["fees.see"],
  "/fees_assignment/scholarship_management": ["scholarships.see"],
  "/applications": ["applications.see"],
  "/applications/references": ["references.read"],
  "/jamb_list_upload": ["applications.see"],
  "/hostel_management": ["hostels.see"],
  "/invoice_management": ["invoices.see"],
  "/invoice_management/verify_remita_status": ["invoices.ask", "invoices.see"],
  "/results": ["results.see"],
  "/approve_courses": ["registration.approve", "registration.see"],
  "/school_setup": ["school.see"],
  "/records": ["results.enter"],
  "/class": ["registration.see"],
};

const addresses = Object.keys(byAddress).toSorted((one, other) => other.length - one.length);

/** The claims that open a page; undefined if all may open it. */
export function claimsOfPage(path: string): readonly Claim[] | undefined {
  const address = addresses.find((one) => path === one || path.startsWith(`${one}/`));
  return address === undefined ? undefined : byAddress[address];
}

/** Whether these claims open a page. */
export const opensPage = (path: string, held: readonly Claim[]): boolean =>
  claimsOfPage(path)?.some((claim) => held.includes(claim)) ?? true;
