/** What the page says on which a receipt of something bought is found. */
export const sundryReceiptWords = {
  title: "Sundry Receipts",
  info: "Enter the RRR that was paid, and the payer's phone number or matric number as it stands on the invoice.",
  rrr: "RRR",
  payer: "Phone number or matric number",
  showReceipt: "Show the receipt",
} as const;
