// Generated from the contract by scripts/generate-table.ts: run `pnpm gen`.
// Each endpoint as `METHOD path flags`; endpoint-row.ts reads it.

/** What pages before sign-in call that few people open. */
export const furtherEndpoints = {
  createPublicInvoice: "POST Sundry/create-public-invoice i",
  createTranscriptRequest: "POST Sundry/create-transcript-request i",
  findSundryReceipt: "POST Sundry/find-receipt",
  getClearanceForm: "POST AdmissionList/clearance-form",
  getHistoryReceipt: "POST Sundry/history-receipt",
  getPaymentHistory: "POST Sundry/payment-history",
  getPutmeSlip: "POST Application/putme-slip i",
  identifyGraduate: "POST Sundry/identify-graduate",
  listPublicCharges: "GET Sundry/public-charges",
  requestHistoryCode: "POST Sundry/request-history-code",
  trackTranscript: "GET Sundry/transcript-tracker",
  verifyGraduateCode: "POST Sundry/verify-graduate-code",
} as const;
