/** What the pages of an applicant’s invoice say. */
export const invoiceWords = {
  surname: "Surname",
  firstName: "First Name",
  middleName: "Middle Name",
  email: "Email",
  mobileNumber: "Mobile Number",
  for: "For",
  generateInvoice: "Generate Invoice",
  generateInvoiceOf: (breadcrumb: string) => `Generate ${breadcrumb} Invoice`,
  continue: "Continue",
  invoiceType: "Invoice Type",
  session: "Session",
  amount: "Amount",
  paymentReceipt: "Payment Receipt",
  invoice: "Invoice",
  verifyByRrr: "Verify the payment by its RRR",
  fetchingInvoice: "Fetching your invoice…",
} as const;
