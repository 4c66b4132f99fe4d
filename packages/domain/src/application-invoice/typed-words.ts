/** What is typed before a payment is moved, where nobody has to approve it. */
export const wordsOfPaymentMove = (invoiceNo: string): string => `MOVE ${invoiceNo}`;
