/** What a record of industrial training says around its facts. */
export const siwesPreviewWords = {
  student: "Student",
  place: "Place of training",
  account: "Account for the allowance",
  bank: "Bank",
  accountName: "Account name",
  accountNumber: "Account number",
  sortCode: "Sort code",
  logbook: "Logbook",
  /** Who signs. */
  signatures: ["Student", "Industry supervisor", "SIWES coordinator"] as readonly string[],
};
