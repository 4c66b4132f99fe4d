import { formatHours } from "../format/hours.ts";
import { mostUnits } from "../lecturer/load.ts";

/** What stands beside a lecturer's name: how much that is to teach in a semester. */
export const taughtUnits = {
  units: (units: number): string => (units === 1 ? "1 unit" : `${units} units`),
  tooMany: (units: number): string => `${units} of ${mostUnits} units`,
  hours: (minutes: number): string => `${formatHours(minutes)} a week`,
} as const;
