import { isListedAs, type Names } from "../text/names-match.ts";

/** How the number that an applicant gave stands to JAMB's list of the session. */
export const jambMarks = ["listed", "unlisted", "other-names"] as const;

export type JambMark = (typeof jambMarks)[number];

/** By whom the list names under the number: nobody, the applicant, or somebody of other names. */
export const jambMark = (listed: Names | null, applicant: Names): JambMark => {
  if (!listed) return "unlisted";
  return isListedAs(listed, applicant) ? "listed" : "other-names";
};
