/** What the letters about an invoice and its payment say. */
export const paymentLetterWords = {
  dear: (name: string) => `Dear ${name},`,
  invoice: {
    subject: (invoiceNo: string) => `Your invoice ${invoiceNo}`,
    ready: (what: string) => `Your invoice for ${what} is ready.`,
    payBefore: (day: string) => `Pay before: ${day}`,
    payBy:
      "Pay by card from your invoice, or show the RRR at any bank branch. Open your invoice here:",
  },
  payment: {
    subject: "Payment received",
    received: (what: string) => `We have received your payment for ${what}.`,
  },
  reference: {
    subject: "Your payment reference (RRR)",
    lookedUp: (what: string) => `Your paid invoice for ${what} was looked up by your phone number.`,
    again: "Here is its reference again; it was shown to nobody else.",
  },
  codeSubject: (rrr: string) => `Your code for RRR ${rrr}`,
  figures: {
    invoice: (invoiceNo: string) => `Invoice: ${invoiceNo}`,
    rrr: (rrr: string) => `RRR: ${rrr}`,
    amount: (amount: string) => `Amount: ${amount}`,
  },
  toForm:
    "Open the application form with your RRR here. Keep it to yourself: it opens your application.",
  toReceipt: "Print your receipt here:",
} as const;
