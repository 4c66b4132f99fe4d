/** How long notices stay, in milliseconds. */
export const noticeMs = {
  default: 5000,
  invoiceCreation: 3000,
  rating: 3000,
  /** Long enough to see what went wrong, and to reach the way back by keyboard. */
  undo: 20_000,
} as const;
