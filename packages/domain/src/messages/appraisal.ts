import { ratingLabel, ratingScale } from "../rating/scale.ts";
import { formatDate } from "../format/date.ts";
import { notice } from "./notice.ts";

/** When a semester's appraisals open: the day, or that there is none yet. */
export const appraisalOpens = (opensAt: string | null): string =>
  opensAt === null
    ? "The school has not said yet from when on you can appraise."
    : `Opens on ${formatDate(opensAt)}`;

/** What each number of stars says, once for all questions: "1 Poor, 2 Fair, …". */
export const starsMean = `Stars: ${ratingScale.labels
  .map((_, index) => ratingLabel(ratingScale.min + index))
  .join(", ")}`;

/** How far a form has come. */
export const answered = (count: number, of: number): string =>
  `${count} of ${of} questions answered`;

export const appraisalMessages = {
  kept: notice("Appraisal kept", "You can go on with it later."),
  sent: notice("Appraisal sent", "Thank you. Nobody can tell that it is yours."),
} as const;
