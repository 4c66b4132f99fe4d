/** What stands around every chart. */
export const chartMessages = {
  showTable: "Show as table",
  showChart: "Show as chart",
  loading: "Drawing the chart",
  notLoaded: "The chart did not load. The table says the same.",
  empty: "There is nothing to draw yet.",
  total: "Total",
} as const;

/** The last slice of a chart of shares: "12 others". */
export const otherShares = (count: number): string => `${count} others`;
