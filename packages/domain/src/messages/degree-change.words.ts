/** What the pages of a change of degree say. */
export const degreeChangeWords = {
  generateDegreeInvoice: "Generate Change of Degree Invoice",
  changeOfDegreeInvoice: "Change of Degree Invoice",
  changeOfDegreeReceipt: "Change of Degree Receipt",
  notAskedForThis: "You are not asked for this fee.",
  changeOfDegree: "Change of Degree",
  chooseSession: "Choose Session",
  fetchingSessions: "Fetching your sessions…",
} as const;
