import { chartMessages, funnelStep } from "@polyportal/domain/messages/chart";
import { percent } from "./chart-data.ts";

/** Words of a funnel. */
export const funnelWords = {
  ofFirst: chartMessages.ofFirst,
  ofBefore: chartMessages.ofBefore,
  /** A share, from 0 to 1. */
  percent,
  /** The formatted share of the stage before, with that stage's name. */
  step: funnelStep,
};
