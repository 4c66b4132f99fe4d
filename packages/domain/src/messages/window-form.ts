/** What the form of a registration window says of its days. */
export const windowFormMessages = {
  notInOrder: "the dates are not in order",
} as const;
