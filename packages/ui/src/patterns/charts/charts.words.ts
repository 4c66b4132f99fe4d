import { boundaryFrom, chartMessages, otherShares } from "@polyportal/domain/messages/chart";
import { percent } from "./chart-data.ts";

/** What stands around every chart, and in one. */
export const chartsWords = {
  showTable: chartMessages.showTable,
  showChart: chartMessages.showChart,
  /** The drawing did not come; its table is there. */
  notLoaded: chartMessages.notLoaded,
  empty: chartMessages.empty,
  total: chartMessages.total,
  /** A share, from 0 to 1. */
  percent,
  /** What begins at a boundary: its name and its value as it is written. */
  boundaryFrom,
  /** So many slices in one. */
  others: otherShares,
};
