import { formatDate } from "@polyportal/domain/format/date";

/** The days of a week of the logbook: "1 March 2027 to 7 March 2027". */
export const span = ({ from, to }: { from: string; to: string }): string =>
  `${formatDate(from)} to ${formatDate(to)}`;
