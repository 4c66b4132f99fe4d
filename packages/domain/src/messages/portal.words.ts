/** What the portal says around its pages. */
export const portalWords = {
  description: "Description",
  amount: "Amount",
  total: "Total",
  academicFees: "Academic fees",
  notPaid: "Not paid",
  loading: "Loading…",
  seeWhatToPay: "See what there is to pay",
  noInvoiceWasChosen: "No invoice was chosen.",
  fetchingInvoice: "Fetching your invoice…",
  openReceipt: "Open the receipt",
  cancelIt: (invoiceNo: string) => `Cancel ${invoiceNo}`,
  semester: "Semester",
  gpa: "GPA",
  cgpa: "CGPA",
  paid: "Paid",
  expired: "Expired",
} as const;
