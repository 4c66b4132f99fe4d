// Generated from the contract by scripts/generate-table.ts: run `pnpm gen`.
// Each endpoint as `METHOD path flags`; endpoint-row.ts reads it.

/** What pages of the staff call that few people open: it comes with these. */
export const laterStaffEndpoints = {
  createBursaryFee: "POST Sundry/bursary-fees u",
  dispatchTranscript: "POST Sundry/dispatch-transcript/{id} u",
  explainTranscript: "POST Sundry/explain-transcript/{id} u",
  getBursaryFee: "GET Sundry/bursary-fees/{id} u",
  getClearance: "GET AdmissionList/admission-clearance/{id} u",
  getReferenceLetter: "GET PG/reference-letter/{id}/{place} ub",
  getTranscriptRequest: "GET Sundry/transcript-request/{id} u",
  listAwaitedProofs: "GET Application/awaited-proofs u",
  listBursaryFees: "GET Sundry/bursary-fees u",
  listClearances: "GET AdmissionList/admission-clearance-list u",
  listReferences: "GET PG/references u",
  listTranscriptRequests: "GET Sundry/transcript-requests u",
  moveTranscript: "POST Sundry/move-transcript/{id} u",
  noteProof: "POST Application/note-proof/{id} u",
  readReference: "GET PG/reference/{id} u",
  returnTranscript: "POST Sundry/return-transcript/{id} u",
  signTranscript: "POST Sundry/sign-transcript/{id} u",
  toggleBursaryFee: "POST Sundry/toggle-bursary-fee/{id} u",
  updateBursaryFee: "PUT Sundry/bursary-fees/{id} u",
  updateClearance: "PUT AdmissionList/update-admission-clearance-status/{id} u",
} as const;
