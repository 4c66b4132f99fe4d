/** The ids of what a payment is for. */
export const paymentPurposeIds = { schoolFees: 1, acceptance: 2, hostel: 8, sundry: 9 } as const;

/** What the school charges beside the specified purposes. */
export const furtherPurposeIds = {
  changeOfDegree: 3,
  developmentLevy: 4,
  courseRegistration: 5,
} as const;

/** What stands in the fee table, by session and kind of student. */
export const feePurposes = [
  "school-fees",
  "acceptance",
  "change-of-degree",
  "development-levy",
  "course-registration",
] as const;
export type FeePurpose = (typeof feePurposes)[number];

/** What an invoice can be for. */
export const invoicePurposes = ["application", ...feePurposes, "hostel", "sundry"] as const;
export type InvoicePurpose = (typeof invoicePurposes)[number];

/** What a student pays for. */
export type StudentPaymentPurpose = Exclude<InvoicePurpose, "application">;

/** The id and the name of what a student pays for. */
export const studentPurposes = {
  "school-fees": { id: paymentPurposeIds.schoolFees, name: "School Fees" },
  acceptance: { id: paymentPurposeIds.acceptance, name: "Acceptance" },
  "change-of-degree": { id: furtherPurposeIds.changeOfDegree, name: "Change of Degree" },
  "development-levy": { id: furtherPurposeIds.developmentLevy, name: "Development Levy" },
  "course-registration": { id: furtherPurposeIds.courseRegistration, name: "Late Registration" },
  hostel: { id: paymentPurposeIds.hostel, name: "Hostel" },
  sundry: { id: paymentPurposeIds.sundry, name: "Sundry" },
} as const satisfies Record<StudentPaymentPurpose, { id: number; name: string }>;

/** The code that stands for acceptance where an invoice sends the payer on. */
export const acceptanceCode = "ACPT";
