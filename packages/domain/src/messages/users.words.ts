import { formatDate } from "../format/date.ts";

/** What the pages of the people who sign in say, each for itself. */
export const usersWords = {
  /** Follows an office: "Dean, School of Engineering (to 1 March 2027)". */
  until: (day: string) => ` (to ${day})`,
  office: (name: string, unit: string, acting: boolean) =>
    `${name}, ${unit}${acting ? " (acting)" : ""}`,
  officeDays: (since: string, until: string | null) =>
    until
      ? `${formatDate(since)} to ${formatDate(until)}`
      : `Since ${formatDate(since)}, no end set`,
  officesLead: "Offices are given and ended on the pages of heads and deans.",
} as const;
