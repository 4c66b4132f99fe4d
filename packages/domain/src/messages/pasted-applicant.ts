/** What a line of a pasted list is that names nobody with an account; no name is told. */
export const pastedApplicantWords = {
  application: (number: string) => `the application ${number}, whose applicant has no account yet`,
  applicationRrr: (number: string) =>
    `the RRR of the application ${number}, whose applicant has no account yet`,
  applicantRrr: "the RRR of an applicant who has not begun the application",
  sundryRrr: "the RRR of somebody without an account, who pays a charge",
} as const;
