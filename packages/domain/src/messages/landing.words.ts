/** What the first page of the admissions says. */
export const landingWords = {
  admissions: "Admissions",
  landingLead:
    "Generate an invoice, pay it, then fill in the application form with the RRR of your payment.",
  applyTo: (name: string) => `Apply to ${name}`,
  generateInvoice: "Generate Invoice",
  forProgramme: (title: string) => `for ${title}`,
  applicationForm: "Application Form",
  whenOpen: "Tell me when it opens",
  moreProgrammes: "More programmes",
  whichProgramme: "Which programme is for me?",
} as const;
