/** What the admissions’ app says around its pages. */
export const applicantWords = {
  loading: "Loading",
  paymentReceipt: "Payment Receipt",
} as const;
