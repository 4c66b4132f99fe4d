import { againstTarget, chartMessages, noTarget } from "@polyportal/domain/messages/chart";
import { percent } from "./chart-data.ts";

/** Words of bars with a target. */
export const targetBarsWords = {
  ofTarget: chartMessages.ofTarget,
  /** A share, from 0 to 1. */
  percent,
  /** A value compared with its target: two numbers, a formatter, and whether it is capacity. */
  againstTarget,
  /** No target is set; with the word for the target. */
  noTarget,
};
