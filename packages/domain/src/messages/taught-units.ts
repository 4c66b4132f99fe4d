import { formatHours } from "../format/hours.ts";
import { formatCreditUnits } from "../format/marks.ts";
import { mostUnits } from "../lecturer/load.ts";

/** What stands beside a lecturer's name: how much that is to teach in a semester. */
export const taughtUnits = {
  units: (units: number): string => `${formatCreditUnits(units)} units`,
  tooMany: (units: number): string =>
    `${formatCreditUnits(units)} of ${formatCreditUnits(mostUnits)} units`,
  hours: (minutes: number): string => `${formatHours(minutes)} a week`,
} as const;
