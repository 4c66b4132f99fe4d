import type { InvoicePurpose, StudentPaymentPurpose } from "./purposes.ts";
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

/** What makes up a payment for several things, in short: `Identity card and 2 more`. */
export const nameOfItems = (
  items: readonly { readonly description: string }[],
): string | undefined => {
  const [first, ...others] = items;
  return others.length === 0
    ? first?.description
    : `${first?.description} and ${others.length} more`;
};

/** What a receipt is called before sign-in: `Sundry Receipt`. */
export const receiptTitleOf = (purpose: InvoicePurpose): string =>
  `${purpose === "application" ? "Application Fee" : studentPurposes[purpose].name} Receipt`;
