/** The papers that the school gives out with a verification code, and what each is called. */
export const paperNames = {
  invoice: "Invoice",
  "clearance-form": "Components Clearance Form",
  receipt: "Receipt",
  form11: "School Fees Clearance (Form 11)",
  "course-form": "Course Form (Form 11)",
  "course-registration": "Course Registration",
  "semester-results": "Statement of Semester Results",
  "acceptance-letter": "Acceptance of Offer of Admission",
  "admission-letter": "Offer of Provisional Admission",
  "application-slip": "Application Slip",
  "screening-slip": "Screening Slip",
  "development-levy-letter": "Development Levy Letter",
  "siwes-preview": "SIWES Placement Form",
  "result-sheet": "Result Sheet",
  "result-summary": "Summary of Results",
  "composite-sheet": "Composite Result Sheet",
  "class-list": "Class List",
  "course-class-list": "Class List",
  "attendance-sheet": "Attendance Sheet",
} as const;

export type PaperKind = keyof typeof paperNames;

/**
 * Papers of results: only an act withdraws them, such as an amendment. Of every other kind, a paper that is issued with
 * other facts withdraws the one before.
 */
export const withdrawnByActs: ReadonlySet<PaperKind> = new Set([
  "semester-results",
  "result-sheet",
  "result-summary",
  "composite-sheet",
]);

/** What is printed, as whoever holds the paper can compare it. */
export type PaperFact = { readonly label: string; readonly value: string };

/** Whether a text names a kind of paper. */
export const isPaperKind = (text: string): text is PaperKind => Object.hasOwn(paperNames, text);
