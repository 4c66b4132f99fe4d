/** What the page says on which a receipt of something bought is found. */
export const sundryReceiptWords = {
  title: "Sundry Receipts",
  info: "Enter the RRR that was paid, and the payer's phone, matric or admission number as it stands on the invoice.",
  rrr: "RRR",
  payer: "Phone, matric or admission number",
  showReceipt: "Show the receipt",
} as const;
