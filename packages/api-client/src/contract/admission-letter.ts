import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { idParam, naira, nothing, numberOnPaper, timestamp } from "./shared.ts";

/** The recipient and their course. */
const addressee = {
  fullName: z.string(),
  ...numberOnPaper,
  session: z.string(),
  faculty: z.string(),
  department: z.string(),
};

/** The payment that the letter is about. */
const payment = z.object({ rrr: z.string(), amount: naira, paidAt: timestamp });

/** Who signs for the school. The name is null while nobody holds the office. */
const signatory = z.object({ name: z.nullable(z.string()), office: z.string() });

/** The content of a student's letters of admission and acceptance. */
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
  /** The school's note to newcomers; "" if there is none. */
  remarks: z.string(),
  /** The acceptance fee as it was paid. */
  payment,
  signatory,
  verification: z.object({ admission: verification, acceptance: verification }),
});

export type AdmissionLetter = z.infer<typeof admissionLetter>;

/** The content of the letter that confirms a paid development levy. */
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
