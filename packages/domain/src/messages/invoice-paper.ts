import { groupRrr } from "../format/rrr.ts";

/** What an invoice says first, and how it is paid at a bank. */
export const invoicePaperMessages = {
  amount: "Amount",
  rrr: "RRR",
  lastDay: "Last day to pay",
  atBank: {
    title: "How to pay at a bank",
    steps: (rrr: string | null | undefined) => [
      `Go to any bank branch, or an agent that takes Remita, and give the RRR${rrr ? ` ${groupRrr(rrr)}` : ""}. In a bank's app or USSD menu choose Remita and enter it there.`,
      "Let them read you the amount before you pay: it must be the amount above.",
      "Keep the bank's receipt. We tell you by e-mail when the payment has arrived, by the next working day at the latest.",
    ],
  },
} as const;
