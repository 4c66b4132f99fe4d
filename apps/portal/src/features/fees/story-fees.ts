import type { Output } from "@polyportal/api-client/client/client";
import type { AdmissionLetter } from "@polyportal/api-client/contract/admission-letter";
import type { SessionFee, StudentInvoice } from "@polyportal/api-client/contract/fees";
import type { FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import type { PartRefusal } from "@polyportal/domain/fees/instalments";
import { partRefusals } from "@polyportal/domain/messages/fees";
import type { FeePurpose } from "@polyportal/domain/payment/purposes";

const verification = {
  code: "9F3K-22QX-7MPA",
  verifyUrl: "https://portal.oke-ila-polytechnic.example/verify_document?code=9F3K-22QX-7MPA",
  issuedAt: "2026-11-20T09:30:00Z",
};

const person = {
  fullName: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman",
  matricNumber: "ND/CSC/26/00417",
  numberKind: "matric",
  department: "Agricultural and Bio-Environmental Engineering Technology",
} as const;

/** An invoice that can be paid. */
export const invoice: StudentInvoice = {
  ...person,
  id: "019a0000-0000-7000-8000-000000000001",
  purpose: "development-levy",
  rrr: "310007769676",
  paymentReference: "PP-0123456789ABCDEF",
  transactionReference: null,
  invoiceNo: "INV-2026-000417",
  invoiceDate: "2026-11-20T09:30:00Z",
  expiresAt: "2026-12-20T09:30:00Z",
  cardPayment: { action: "/sandbox-gateway/card", fields: { rrr: "310007769676" } },
  paymentStatus: false,
  state: "open",
  answer: null,
  paidAt: "2026-11-20T10:00:00Z",
  schoolName: "Òkè-Ìlá Federal Polytechnic",
  sessionId: 3,
  session: "2026/2027",
  description: "Development Levy 2026/2027",
  items: [
    { description: "Development levy", amount: 11_600 },
    { description: "Security", amount: 2_900.5 },
  ],
  amount: 14_500.5,
  paymentType: "Full",
  paymentPurposeId: 4,
  total: 14_500.5,
  papers: { invoice: verification, receipt: verification },
};

/** A fee of the current session of which nothing is paid. */
export const unpaidFee = (purpose: FeePurpose): SessionFee => ({
  purpose,
  sessionId: 3,
  session: "2026/2027",
  current: true,
  level: "ND II",
  lines: invoice.items,
  total: invoice.total,
  paid: 0,
  balance: invoice.total,
  parts: [{ paymentType: "Full", amount: invoice.total, refusal: null }],
  invoices: [],
});

/** The same fee of the session before, paid. */
export const paidFee = (purpose: FeePurpose): SessionFee => ({
  ...unpaidFee(purpose),
  sessionId: 2,
  session: "2025/2026",
  current: false,
  level: "ND I",
  paid: invoice.total,
  balance: 0,
  parts: [{ paymentType: "Full", amount: invoice.total, refusal: partRefusals.paid }],
  invoices: [{ ...invoice, purpose, state: "paid", sessionId: 2, session: "2025/2026" }],
});

/** A fee that is not sold now. */
export const notSold = (purpose: FeePurpose, why: PartRefusal): SessionFee => ({
  ...unpaidFee(purpose),
  current: false,
  parts: [{ paymentType: "Full", amount: invoice.total, refusal: partRefusals[why] }],
});

/** What is answered of a fee in these sessions. */
export const statement = (...sessions: SessionFee[]): Output<"getFeeStatement"> => ({
  sessions,
  arrears: 0,
  missing: [],
});

/** What is sold, and what was bought. */
export const sundry: FixedAnswers = {
  listSundryItems: {
    items: [
      { id: 3, name: "Identity card", amount: 2500 },
      { id: 2, name: "Transcript (abroad)", amount: 25_000 },
      {
        id: 9,
        name: "Verification of a certificate for an embassy, a university or an employer abroad",
        amount: 1_250_000.5,
      },
    ],
    sessions: [
      { id: 3, name: "2026/2027" },
      { id: 2, name: "2025/2026" },
    ],
  },
  listSundryInvoices: [
    { ...invoice, name: "Identity card" },
    {
      ...invoice,
      id: "019a0000-0000-7000-8000-000000000002",
      rrr: "310007769677",
      name: "Transcript (abroad)",
      state: "paid",
      invoiceDate: "2026-10-02T09:30:00Z",
    },
  ],
};

/** The letters of who has accepted. */
export const letter: AdmissionLetter = {
  ...person,
  kind: "letter",
  session: "2026/2027",
  faculty: "School of Engineering and Environmental Technology",
  programme: "National Diploma",
  modeOfStudy: "Full-time",
  duration: "2 years",
  reference: "ADM/ND/CSC/26/00417",
  jambNumber: null,
  photoFileId: null,
  acceptBefore: "2026-12-20T09:30:00Z",
  remarks: "",
  payment: { rrr: invoice.rrr, amount: 30_000, paidAt: "2026-11-20T10:00:00Z" },
  signatory: { name: "Adébáyọ̀-Ogunlesi, Ngọzi", office: "Registrar" },
  verification: { admission: verification, acceptance: verification },
};
