/** What the end of a letter says. */
export const signatoryWords = {
  /** The name of the signature's picture. */
  signatureOf: (signer: string): string => `Signature of ${signer}`,
  /** Under the line for the day. */
  date: "Date",
};
