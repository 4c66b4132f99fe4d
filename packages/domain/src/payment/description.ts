import type { StudentPaymentPurpose } from "./purposes.ts";
import { studentPurposes } from "./purposes.ts";
import type { PaymentType } from "./types.ts";

const parts: Record<PaymentType, string> = {
  Full: "",
  FirstInstallment: ", first instalment",
  SecondInstallment: ", second instalment",
};

/** What an applicant pays for: `ND APPLICATION fee 2026/2027`, `CCE APPLICATION (HND) fee 2026/2027`. */
export const descriptionOfApplication = (
  applicationName: string,
  session: string,
  award?: string,
): string => `${applicationName.trim()}${award ? ` (${award})` : ""} fee ${session}`;

/** What a student's payment is for: `School Fees 2026/2027, first instalment`; `name` where it is one of many. */
export const descriptionOfPayment = (
  purpose: StudentPaymentPurpose,
  type: PaymentType,
  session: string,
  name: string = studentPurposes[purpose].name,
): string => `${name} ${session}${parts[type]}`;
