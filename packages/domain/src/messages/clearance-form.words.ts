/** What the page says on which a newcomer gets the clearance sheet. */
export const clearanceFormPageWords = {
  title: "Components Clearance Form",
  info: "Enter the RRR with which your acceptance fee was paid, and your date of birth. You get the sheet to print and to take from office to office.",
  rrr: "RRR of the acceptance fee",
  dateOfBirth: "Date of birth",
  show: "Show the form",
} as const;
