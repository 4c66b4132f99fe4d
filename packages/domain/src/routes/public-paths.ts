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
  prospectiveStudents: "/prospective_students",
  admissionStatus: "/admission_status_reciepts",
  verifyRemitaStatus: "/verify_remita_status",
  feeReceipt: "/fee_receipt",
  verifyDocument: "/verify_document",
  dashboard: "/dashboard",
} as const;
