/** What stands around every chart. */
export const chartMessages = {
  showTable: "Show as table",
  showChart: "Show as chart",
  loading: "Drawing the chart",
  notLoaded: "The chart did not load. The table says the same.",
  empty: "There is nothing to draw yet.",
  total: "Total",
} as const;

/** What begins at a boundary of the value axis: "Upper Credit from 3.50". */
export const boundaryFrom = (label: string, value: string): string => `${label} from ${value}`;

/** The last slice of a chart of shares: "12 others". */
export const otherShares = (count: number): string => `${count} others`;
