import { changeSince, chartMessages } from "@polyportal/domain/messages/chart";

/** Words of a figure's change. */
export const statisticWords = {
  /** The heading of the column of times. */
  when: chartMessages.when,
  /** The change since a time, with a formatter. */
  changeSince,
};
