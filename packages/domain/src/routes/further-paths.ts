import { invoicePaths } from "./invoice-paths.ts";

/** Addresses before sign-in that few people open, and no first page leads to. */
export const furtherPaths = {
  screeningSlip: "/invoice_generate_putme_slip",
  clearanceForm: "/components_clerance_form",
  sundryReceipts: "/sundry_reciepts",
  bursaryCollection: "/bursary_collection/all",
  transcript: "/sundry/transcript",
  transcriptReceipt: "/transcript_receipt",
  paymentHistory: "/sundry/payment_history",
  refereeForm: "/pg_referee_form",
  postgraduatePortal: "/post_graduate_portal",
  postgraduateReprint: "/pg_reprint_login",
  applicationStatus: "/application_status",
  ...invoicePaths,
  programmes: "/programmes",
} as const;

export type FurtherPage = keyof typeof furtherPaths;
