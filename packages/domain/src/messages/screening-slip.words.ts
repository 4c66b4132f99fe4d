/** What the page says on which a candidate gets the slip of the screening. */
export const screeningSlipPageWords = {
  title: "Screening Slip",
  info: "Enter the JAMB number of your application, and the phone number that you applied with. You get the slip with date, venue and seat; where the school asks a fee for it, its invoice first.",
  jambNumber: "JAMB number",
  mobileNumber: "Phone number",
  show: "Show the slip",
  payFirst: "Pay for the slip first",
  payFirstBody:
    "This invoice is for your screening slip. Once it is paid, enter the same numbers here again.",
  paidAlready: "I have paid: show the slip",
} as const;

/** What the fee of a slip is called on its invoice. */
export const screeningSlipFee = "Screening slip";
