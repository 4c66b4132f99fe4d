import { documentMessages } from "./documents.ts";

/** What the public page answers of a paper: how it stands, and what to do about it. */
export const paperStates = {
  genuine: {
    word: "Genuine",
    next: "The school gave out this document. Compare what stands here with what is printed: it must be the same, word for word.",
  },
  altered: {
    word: "Altered",
    next: "The QR code does not belong to this verification code, so this paper is not as the school gave it out. Do not rely on it, and tell the registry.",
  },
  withdrawn: {
    word: "Withdrawn",
    next: "The school gave out this document, and has withdrawn it or replaced it with a newer one. Ask its holder for the newer one.",
  },
  unknown: {
    word: "Unknown",
    next: "The school has given out no document under this code. Check the code, letter by letter; if it is right, the paper is not genuine.",
  },
} as const;

export const paperStateNames = [
  "genuine",
  "altered",
  "withdrawn",
  "unknown",
] as const satisfies readonly (keyof typeof paperStates)[];
export type PaperState = keyof typeof paperStates;

export const verifyDocumentMessages = {
  title: "Verify Document",
  info: "Enter the verification code that stands beside the QR code of the document: 12 letters and digits.",
  codeLabel: "Verification Code",
  submit: "Verify",
  answer: "What the school’s records say",
  status: "Status",
  document: "Document",
  school: "Issued by",
  issuedAt: documentMessages.issuedAt,
  withdrawnAt: "Withdrawn",
  code: documentMessages.codeLabel,
} as const;
