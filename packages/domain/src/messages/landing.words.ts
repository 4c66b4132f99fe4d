/** What the first page of the admissions says. */
export const landingWords = {
  admissions: "Admissions",
  landingLead:
    "Generate an invoice, pay it, then fill in the application form with the RRR of your payment.",
  applyTo: (name: string) => `Apply to ${name}`,
  generateInvoice: "Generate Invoice",
  forProgramme: (title: string) => `for ${title}`,
  applicationForm: "Application Form",
  moreProgrammes: "More programmes",
  /** For whom the programmes below the cards are. */
  groups: {
    certificate: "With an ND or a certificate in hand",
    work: "At work",
    elsewhere: "From elsewhere, or missed out",
  },
} as const;
