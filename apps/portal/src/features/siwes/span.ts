import { formatDate } from "@polyportal/domain/format/date";
import { siwesWords } from "@polyportal/domain/messages/siwes.words";

/** The days of a week of the logbook: "1 March 2027 to 7 March 2027". */
export const span = ({ from, to }: { from: string; to: string }): string =>
  siwesWords.fromTo(formatDate(from), formatDate(to));
