import { againstTarget, chartMessages, noTarget } from "@polyportal/domain/messages/chart";
import { percent } from "./chart-data.ts";

/** What bars with a target say. */
export const targetBarsWords = {
  ofTarget: chartMessages.ofTarget,
  /** A share, from 0 to 1. */
  percent,
  /** How a value stands to its target; both come as numbers, with how to write them, and whether it is room. */
  againstTarget,
  /** No target is set; what a target is called here. */
  noTarget,
};
