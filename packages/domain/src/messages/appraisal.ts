import { formatDate } from "../format/date.ts";
import { notice } from "./notice.ts";

/** When a semester's appraisals open: the day, or that there is none yet. */
export const appraisalOpens = (opensAt: string | null): string =>
  opensAt === null
    ? "The school has not said yet from when on you can appraise."
    : `Opens on ${formatDate(opensAt)}`;

export const appraisalMessages = {
  kept: notice("Appraisal kept", "You can go on with it later."),
  /** Say the server's message instead where there is one. */
  keepFailed: notice("Invalid Action!", "The appraisal was not kept."),
  sent: notice("Appraisal sent", "Thank you. Nobody can tell that it is yours."),
} as const;
