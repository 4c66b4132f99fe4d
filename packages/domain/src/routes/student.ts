import { routesOf } from "./route.ts";

/** What a signed-in student can open. */
export const studentRoutes = routesOf("student", {
  Account: {
    "/dashboard": "Dashboard",
    "/profile": "Profile",
    "/change_password": "Change Password",
    "/notifications": "Notifications",
    "/no_access": "Unauthorized Access",
  },
  "School Fees": {
    "/academic_fees/school_fees": "School Fees",
    "/academic_fees/school_fees/session": "Choose Session",
    "/academic_fees/school_fees/generate_invoice": "Generate School Fees Invoice",
    "/academic_fees/school_fees/invoice": "School Fees Invoice",
    "/academic_fees/school_fees/receipt": "School Fees Receipt",
    "/academic_fees/school_fees/form11": "Form 11",
    "/academic_fees/school_fees/clearance_pack": "Clearance Pack",
  },
  "Other Fees": {
    "/academic_fees/sundry": "Other Fees",
    "/academic_fees/sundry/session": "Choose Session",
    "/academic_fees/sundry/generate_invoice": "Generate Other Fees Invoice",
    "/academic_fees/sundry/invoice": "Other Fees Invoice",
    "/academic_fees/sundry/receipt": "Other Fees Receipt",
  },
  Acceptance: {
    "/academic_fees/acceptance": "Acceptance",
    "/academic_fees/acceptance/generate_invoice": "Generate Acceptance Invoice",
    "/academic_fees/acceptance/invoice/:rrr": "Acceptance Invoice",
    "/academic_fees/acceptance/letter": "Admission Letter",
    "/academic_fees/acceptance/jupeb": "JUPEB Admission Letter",
    "/academic_fees/acceptance/letter_pg": "Postgraduate Admission Letter",
    "/academic_fees/acceptance/fee_receipt": "Acceptance Fee Receipt",
  },
  "Change of Degree": {
    "/academic_fees/change_of_degree": "Change of Degree",
    "/academic_fees/change_of_degree/session": "Choose Session",
    "/academic_fees/change_of_degree/generate_invoice": "Generate Change of Degree Invoice",
    "/academic_fees/change_of_degree/invoice": "Change of Degree Invoice",
  },
  "Course Registration": {
    "/course_registration": "Course Registration",
    "/course_registration/session": "Choose Session",
    "/course_registration/register": "Register Courses",
    "/course_registration/view": "Registered Courses",
    "/course_registration/invoice": "Course Registration Invoice",
  },
  "Development Levy": {
    "/development_levy": "Development Levy",
    "/development_levy/generate_invoice": "Generate Development Levy Invoice",
    "/development_levy/invoice/:rrr": "Development Levy Invoice",
    "/development_levy/letter": "Development Levy Letter",
    "/development_levy/document_page": "Development Levy Documents",
  },
  SIWES: {
    "/siwes": "SIWES",
    "/siwes/preview": "SIWES Preview",
  },
  Results: {
    "/results": "Results",
    "/results/result": "Semester Result",
  },
  Hostel: {
    "/hostel": "Hostel",
    "/hostel/book_hostel": "Book Hostel",
    "/hostel/select_room": "Select Room",
    "/hostel/arrears_payment": "Arrears Payment",
    "/hostel/bed_spaces": "Bed Spaces",
    "/hostel/invoice": "Hostel Invoice",
    "/hostel_fees/receipt": "Hostel Receipt",
  },
  "Change of Department": {
    "/change_of_department_application": "Change of Department",
    "/change_of_department_application_details": "Change of Department Details",
  },
  "Lecturer Appraisal": {
    "/lecturer_appraisal": "Lecturer Appraisal",
  },
});
