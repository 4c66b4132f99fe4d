import { formatDate } from "../format/date.ts";

export const documentMessages = {
  qrCode: "QR code: opens the page that checks this document",
  codeLabel: "Verification code",
  issuedAt: "Issued",
  affixPhoto: "Affix a passport photograph",
  paid: "PAID",
  noCourses: "No courses",
  noStudents: "No students",
} as const;

/** Where a paper is checked: its page, without what the QR code adds to it. */
export const checkedAt = (address: string): string =>
  `Check this document at ${address}, or by its QR code.`;

/** The day on which a paper was printed; ISO. */
export const printedOn = (day: string): string => `Printed on ${formatDate(day)}`;

/** Why "cumulative" is less than "current" and "previous" together. */
export const repeatedCourses = (codes: readonly string[]): string =>
  `Repeated: ${codes.join(", ")}. Current and Previous each count it as it was taken then; Cumulative counts its latest result alone.`;
