/**
 * Addresses before sign-in, and the page behind it. By themselves, for `paths` holds them too: what an
 * applicant's phone fetches knows none of the portal's.
 */
export const publicPaths = {
  landing: "/",
  login: "/login",
  forgotPassword: "/forgot_password",
  resetPassword: "/reset_password",
  changeEmail: "/change_email",
  verifyOtp: "/verify_otp",
  impersonationLogin: "/impersonation_login",
  verifyAccount: "/verify_account",
  createProfile: "/create_profile",
  verifyConfirmation: "/verify_confirmation",
  noAccess: "/no_access",
  generateJambStudentsInvoice: "/generate_jamb_students_invoice",
  jambStudentsInvoice: "/jamb_students_invoice",
  generateOtherStudentsInvoice: "/generate_other_students_invoice",
  otherStudentsInvoice: "/other_students_invoice",
  generateSubDegreeInvoice: "/generate_sub_degree_invoice",
  jupebStudentsInvoice: "/jupeb_students_invoice",
  jupebLogin: "/jupeb_login",
  subDegreeLogin: "/sub_degree_login",
  prospectiveStudents: "/prospective_students",
  admissionStatus: "/admission_status_reciepts",
  verifyRemitaStatus: "/verify_remita_status",
  feeReceipt: "/fee_receipt",
  verifyDocument: "/verify_document",
  dashboard: "/dashboard",
} as const;
