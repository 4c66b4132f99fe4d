import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { idParam, naira, nothing, numberOnPaper, timestamp } from "./shared.ts";

/** Whom a letter is about, and what is studied where. */
const addressee = {
  fullName: z.string(),
  ...numberOnPaper,
  session: z.string(),
  faculty: z.string(),
  department: z.string(),
};

/** The payment that a letter rests on. */
const payment = z.object({ rrr: z.string(), amount: naira, paidAt: timestamp });

/** Who signs for the school; the name is null while nobody holds the office. */
const signatory = z.object({ name: z.nullable(z.string()), office: z.string() });

/** The material of a student's letters of admission and acceptance. */
export const admissionLetter = z.object({
  /** Which of the three letters it is. */
  kind: z.enum(["letter", "jupeb", "letter_pg"]),
  ...addressee,
  reference: z.string(),
  jambNumber: z.nullable(z.string()),
  /** The passport photograph, for `getStudentPhoto`. */
  photoFileId: z.nullable(z.uuid()),
  programme: z.string(),
  modeOfStudy: z.string(),
  duration: z.string(),
  /** The day by which the fee had to be paid. */
  acceptBefore: timestamp,
  /** What the school says to its newcomers besides; "" where it says nothing. */
  remarks: z.string(),
  /** The acceptance fee as it was paid. */
  payment,
  signatory,
  verification: z.object({ admission: verification, acceptance: verification }),
});

export type AdmissionLetter = z.infer<typeof admissionLetter>;

/** The material of the letter that says that a session's development levy is paid. */
export const levyLetter = z.object({
  ...addressee,
  reference: z.string(),
  /** The passport photograph, for `getStudentPhoto`. */
  photoFileId: z.nullable(z.uuid()),
  level: z.string(),
  programme: z.string(),
  payment,
  signatory,
  verification,
});

export const admissionLetterEndpoints = {
  getAdmissionLetter: endpoint({
    method: "GET",
    path: "/api/Payment/acceptance-letter",
    summary: "The own letters of admission and acceptance, once the acceptance fee is paid",
    audience: ["student"],
    input: nothing,
    output: admissionLetter,
    errors: ["no_student_record", "fee_not_paid"],
  }),
  getDevelopmentLevyLetter: endpoint({
    method: "GET",
    path: "/api/Payment/development-levy-letter",
    summary: "The letter that the own development levy of a session is paid, once it is",
    audience: ["student"],
    input: z.object({ sessionId: idParam }),
    output: levyLetter,
    errors: ["no_student_record", "fee_not_paid"],
  }),
};
