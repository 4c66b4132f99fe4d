/** What the pages of the development levy say. */
export const developmentLevyWords = {
  developmentLevyReceipt: "Development Levy Receipt",
  developmentLevyDocuments: "Development Levy Documents",
  fetchingPapers: "Fetching your papers…",
  invoice: "Invoice",
  receipt: "Receipt",
  letter: "Letter",
  seeWhatToPay: "See what there is to pay",
  noPapersYet: "There are no papers yet: the invoice comes first, then its receipt and letter.",
  generateDevelopmentLevyInvoice: "Generate Development Levy Invoice",
  developmentLevyInvoice: "Development Levy Invoice",
  developmentLevy: "Development Levy",
  levyLead: "Every session has its levy; its letter is ready as soon as it is paid.",
  documents: "Documents",
} as const;
