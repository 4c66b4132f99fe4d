import { paperNames } from "../document/kinds.ts";

/** What the letter of admission says between its particulars. */
export const admissionLetterMessages = {
  title: paperNames["admission-letter"],
  opening:
    "I am pleased to tell you that the school offers you provisional admission. These are its particulars:",
  accept:
    "To accept the offer, pay the acceptance fee by the day named above, then print and sign your acceptance letter. An offer that is not accepted by then lapses.",
  conditionsTitle: "Conditions of this offer",
  conditions: [
    "You meet the entry requirements of the programme, and your original certificates bear out what you stated in your application.",
    "You bring the originals of your certificates, your birth certificate and this letter to the screening.",
    "You register within the period that the school announces.",
    "The school withdraws the offer, or the admission at any later time, where a statement of yours turns out to be false.",
  ],
  closing: "Congratulations on your admission.",
} as const;

/** What the letter of acceptance says between its particulars. */
export const acceptanceLetterMessages = {
  title: paperNames["acceptance-letter"],
  recipient: "The Registrar",
  undertaking:
    "I accept the offer of provisional admission whose particulars stand above. I undertake to obey the rules and regulations of the school, and I understand that the admission is withdrawn where a statement of mine turns out to be false.",
  signatures: ["Candidate", "Parent or guardian", "Admission officer"],
} as const;

/** What the letter of a paid development levy says between its particulars. */
export const levyLetterMessages = {
  title: paperNames["development-levy-letter"],
  confirmation:
    "This is to confirm that the student named above has paid the development levy of the session in full. These are the particulars of the payment:",
  use: "The letter is shown at clearance, together with the original receipt.",
} as const;
