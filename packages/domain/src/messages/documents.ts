export const documentMessages = {
  qrCode: "QR code: opens the page that checks this document",
  codeLabel: "Verification code",
  verify:
    "To check that this document is genuine, scan the QR code or enter the code at the portal.",
  noCourses: "No courses",
  noStudents: "No students",
} as const;
