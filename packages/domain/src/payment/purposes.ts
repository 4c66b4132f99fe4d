/** The ids of what a payment is for. */
export const paymentPurposeIds = { schoolFees: 1, acceptance: 2, hostel: 8, sundry: 9 } as const;

/** The code that stands for acceptance where an invoice sends the payer on. */
export const acceptanceCode = "ACPT";
