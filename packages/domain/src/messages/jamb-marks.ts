import type { JambMark } from "../jamb-list/marks.ts";

/** What staff read of the number that an applicant gave. */
export const jambMarkWords: {
  readonly column: string;
  readonly marks: Readonly<Record<JambMark, string>>;
} = {
  column: "JAMB number",
  marks: {
    listed: "On JAMB's list",
    unlisted: "On no list",
    "other-names": "Another's on the list",
  },
};
