/** How many rows a table shows: the choices, and those of tables that are worked through in bulk. */
export const pageSizes = {
  default: 10,
  options: [5, 10, 15, 20],
  bulkOptions: [300, 500, 800, 1000],
} as const;

/** The most rows that a page of anything can hold. */
export const largestPage = 1000;
