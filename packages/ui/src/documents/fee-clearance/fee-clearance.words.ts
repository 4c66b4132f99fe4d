/** What form 11 says of a session's school fees. */
export const feeClearanceWords = {
  payments: "Payments",
  /** The name of the table. */
  paymentsOf: "Payments of the session’s school fees",
  none: "No payments",
  payment: "Payment",
  rrr: "RRR",
  date: "Date",
  amount: "Amount",
  standing: "Standing",
  /** Who signs. */
  signatures: ["Student", "Head of department", "Bursar"] as readonly string[],
};
