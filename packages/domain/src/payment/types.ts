/** How much of a fee a payment covers. */
export const paymentTypes = ["Full", "FirstInstallment", "SecondInstallment"] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** What a payment is when nothing else is said. */
export const paymentDefaults = { purpose: "External", type: "Full" } as const;

/** Every amount is in naira. */
export const currency = "NGN";
