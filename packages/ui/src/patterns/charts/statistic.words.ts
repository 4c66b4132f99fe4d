import { changeSince, chartMessages } from "@polyportal/domain/messages/chart";

/** What a single figure says of how it changed. */
export const statisticWords = {
  /** Over the column of moments. */
  when: chartMessages.when,
  /** By how much it changed since when; with how to write it. */
  changeSince,
};
