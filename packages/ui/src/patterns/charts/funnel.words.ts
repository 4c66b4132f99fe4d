import { chartMessages, funnelStep } from "@polyportal/domain/messages/chart";
import { percent } from "./chart-data.ts";

/** What a funnel says of its stages. */
export const funnelWords = {
  ofFirst: chartMessages.ofFirst,
  ofBefore: chartMessages.ofBefore,
  /** A share, from 0 to 1. */
  percent,
  /** The share that came on, as it is written, of a stage by its name. */
  step: funnelStep,
};
