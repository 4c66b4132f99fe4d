import { boundaryFrom, chartMessages, otherShares } from "@polyportal/domain/messages/chart";
import { percent } from "./chart-data.ts";

/** Words of all charts. */
export const chartsWords = {
  showTable: chartMessages.showTable,
  showChart: chartMessages.showChart,
  /** The drawing could not be loaded. */
  notLoaded: chartMessages.notLoaded,
  empty: chartMessages.empty,
  total: chartMessages.total,
  /** A share, from 0 to 1. */
  percent,
  /** A boundary: its name and its formatted value. */
  boundaryFrom,
  /** Several slices combined. */
  others: otherShares,
};
