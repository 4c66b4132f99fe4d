/** What is said where somebody asks before paying which departments take them. */
export const eligibilityWords = {
  titleOf: (programme: string) => `Am I eligible? ${programme}`,
  lead: "Tell what you have, and see which departments take you, before you pay. What you enter stays on this page: it is neither sent nor kept.",
  results: "O-level results",
  resultsHint:
    "The best grade of each subject, of one or two sittings. Leave empty what you did not sit.",
  subject: (line: number) => `Further subject ${line}`,
  gradeOf: (line: number) => `Grade ${line}`,
  noGrade: "Grade",
  noSubject: "Another subject",
  more: "Add a subject",
  awaiting: "A result is not out yet",
  utme: "UTME score",
  utmeHint: "0 to 400; leave it empty while you do not know it.",
  utmeWrong: "a UTME score is between 0 and 400",
  certificate: "Certificate",
  certificateHint: "With which you want to enter.",
  noCertificate: "Not known yet",
  check: "Check",
  answer: "What the departments say",
  counted: (yes: number, perhaps: number, no: number) =>
    `Yes from ${yes}, perhaps from ${perhaps}, no from ${no}.`,
  verdicts: { yes: "Yes", perhaps: "Perhaps", no: "No" },
  unsaid: "it has not published what it asks; ask it",
  alsoAsked: "It says itself:",
  notAdmission:
    "This is what the departments ask, and no admission: places go by the results of the screening.",
  stands: (when: string) =>
    `As of ${when}, from the school's own records. What stands on the day on which you pay the form counts for you, whatever is said later.`,
  none: "The school has not opened a department to this programme yet.",
  fetching: "Fetching what the departments ask…",
  failed: "What the departments ask could not be fetched.",
  back: (programme: string) => `About ${programme}`,
} as const;
