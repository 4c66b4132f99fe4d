/** What the page of one's payments says. */
export const paymentHistoryWords = {
  title: "Payment History",
  info: "Enter your matric or admission number, or the phone number that your invoices were generated with. A code goes to the e-mail address that stands on them.",
  number: "Matric, admission or phone number",
  sendCode: "Send the code",
  showPayments: "Show the payments",
  anotherNumber: "Use another number",
  noCode: (helpLine: string) =>
    `No e-mail? Look among the unwanted ones, too, and whether the number is the one on your invoice. If you can no longer read the address that stands on it, call the school on ${helpLine}.`,
  payments: "Your payments",
  none: "No invoice stands under this number with your e-mail address any more.",
  count: (count: number) =>
    count === 1 ? "One invoice, paid or not." : `${count} invoices, the newest first.`,
  mostShown: "Older ones are not listed: ask the bursary for them.",
  date: "Date",
  rrr: "RRR",
  amount: "Amount",
  state: "State",
  states: { paid: "Paid", open: "Not paid", expired: "Expired" },
  showReceipt: "Show the receipt",
  ofItem: (item: string) => `of ${item}`,
  backToPayments: "Back to the payments",
} as const;
