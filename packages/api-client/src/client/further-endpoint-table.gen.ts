// Generated from the contract by scripts/generate-table.ts: run `pnpm gen`.
// Each endpoint as `METHOD path flags`; endpoint-row.ts reads it.

/** What pages before sign-in call that few people open. */
export const furtherEndpoints = {
  askReferee: "POST PG/ask-referee/{id} a",
  askWhenOpen: "POST Application/tell-when-open",
  changeTranscriptAddress: "POST Sundry/change-transcript-address",
  confirmWhenOpen: "POST Application/confirm-when-open",
  createPublicInvoice: "POST Sundry/create-public-invoice i",
  createTranscriptRequest: "POST Sundry/create-transcript-request i",
  declineRefereeForm: "POST PG/decline-referee-form",
  endWhenOpen: "POST Application/end-when-open",
  findSundryReceipt: "POST Sundry/find-receipt",
  getClearanceForm: "POST AdmissionList/clearance-form",
  getHistoryReceipt: "POST Sundry/history-receipt",
  getPaymentHistory: "POST Sundry/payment-history",
  getPostgraduatePortal: "GET PG/portal",
  getProgrammePage: "GET Application/programme-page/{programme}",
  getPutmeSlip: "POST Application/putme-slip i",
  identifyGraduate: "POST Sundry/identify-graduate",
  listPublicCharges: "GET Sundry/public-charges",
  listReferees: "GET PG/referees a",
  openForReprint: "POST PG/reprint-login",
  openRefereeForm: "POST PG/open-referee-form",
  remindReferee: "POST PG/remind-referee/{id} a",
  replaceReferee: "POST PG/replace-referee/{id} a",
  requestHistoryCode: "POST Sundry/request-history-code",
  resendRefereeLink: "POST PG/resend-referee-link",
  submitRefereeForm: "POST PG/submit-referee-form f",
  trackTranscript: "GET Sundry/transcript-tracker",
  verifyGraduateCode: "POST Sundry/verify-graduate-code",
} as const;
