/** The word of an invoice's address with which the gateway sends its payer back. */
export const returnedFlag = "paid";
