/** What a receipt says that was given out before. */
export const receiptMessages = { duplicate: "DUPLICATE" } as const;
