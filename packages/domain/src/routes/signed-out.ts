import { routesOf } from "./route.ts";

/** A programme's sign-in, application, details and preview, whose addresses begin alike. */
const applicationOf = (stem: `/${string}`, preview = `${stem}_application/preview`) => ({
  [`${stem}_login`]: "Applicant Login",
  [`${stem}_application`]: "Application Form",
  [`${stem}_application_details`]: "Application Details",
  [preview]: "Application Preview",
});

/** What anyone can open without signing in. */
export const signedOutRoutes = routesOf("signed-out", {
  Welcome: {
    "/": "Home",
    "/programmes": "Programmes",
    "/programmes/:slug": "Programme",
    "/programmes/:slug/eligibility": "Am I Eligible",
    "/no_access": "Unauthorized Access",
  },
  Account: {
    "/login": "Login",
    "/forgot_password": "Forgot Password",
    "/reset_password": "Reset Password",
    "/change_email": "Change Email Address",
    "/verify_otp": "Verify OTP",
    "/impersonation_login": "Impersonation Login",
    "/verify_account": "Verify Account",
    "/create_profile": "Create Profile",
    "/verify_confirmation": "Check Your Email",
  },
  JUPEB: {
    ...applicationOf("/jupeb"),
    "/jupeb_students_invoice": "JUPEB Invoice",
  },
  HND: {
    ...applicationOf("/hnd"),
    "/generate_hnd_invoice": "Generate HND Invoice",
  },
  ND: applicationOf("/nd"),
  "ND Part-Time": {
    ...applicationOf("/putme"),
    "/invoice_generate_putme_slip": "Generate PUTME Slip Invoice",
  },
  Supplementary: applicationOf("/supplementary"),
  "Pre-Degree": applicationOf("/pre_degree"),
  "Post Graduate": {
    ...applicationOf("/pg"),
    "/post_graduate_portal": "Postgraduate Portal",
    "/pg_reprint_login": "Reprint Postgraduate Slip",
    "/pg_referee_form": "Referee Form",
    "/pg_students_invoice": "Postgraduate Invoice",
  },
  Diploma: applicationOf("/diploma", "/diploma_preview"),
  "Inter-University Transfer": {
    ...applicationOf("/uni_transfer"),
    "/generate_inter_university_invoice": "Generate Transfer Invoice",
    "/uni_transfer_students_invoice": "Transfer Invoice",
  },
  "Direct Entry": applicationOf("/direct_entry"),
  "Supplementary PUTME": applicationOf("/supplementary_putme"),
  CCE: {
    ...applicationOf("/cce"),
    "/generate_cce_invoice": "Generate CCE Invoice",
    "/cce_students_invoice": "CCE Invoice",
  },
  "Staff Request": {
    ...applicationOf("/staff_request"),
    "/generate_staff_request_invoice": "Generate Staff Request Invoice",
    "/staff_request_invoice": "Staff Request Invoice",
  },
  "Four-Year Sandwich": applicationOf("/four_year_sandwich"),
  "Five-Year Sandwich": applicationOf("/five_year_sandwich"),
  "Sub-Degree": {
    "/sub_degree_login": "Applicant Login",
    "/sub_degree_application": "Application Form",
    "/sub_degree_application/preview": "Application Preview",
    "/generate_sub_degree_invoice": "Generate Sub-Degree Invoice",
  },
  Invoices: {
    "/generate_jamb_students_invoice": "Generate Invoice",
    "/jamb_students_invoice": "Invoice",
    "/generate_application_invoice": "Generate Application Invoice",
    "/generate_other_students_invoice": "Generate Invoice",
    "/other_students_invoice": "Invoice",
  },
  Admissions: {
    "/prospective_students": "Check Admission No",
    "/application_status": "Application Status",
    "/admission_status_reciepts": "Verify Admission Status",
    "/components_clerance_form": "Components Clearance Form",
  },
  Documents: {
    "/verify_document": "Verify Document",
  },
  Payments: {
    "/verify_remita_status": "Verify Payment Status",
    "/fee_receipt": "Fee Receipt",
    "/sundry_reciepts": "Sundry Receipts",
    "/bursary_collection/all": "Bursary Collection",
    "/sundry/transcript": "Transcript Payment",
    "/transcript_receipt": "Transcript Receipt",
    "/sundry/payment_history": "Payment History",
  },
});
