import {
  directEntryList,
  type CapsStatus,
  type JambChoice,
  type JambList,
} from "../jamb-list/lists.ts";

/** The words of the page of JAMB's candidates. */
export const jambListMessages = {
  title: "JAMB List",
  lead: "Candidates by the lists that JAMB gives the school. An application by one of these numbers is filled in from here.",
  search: "JAMB number or name",
  none: "No list has been imported yet.",
  noun: "a JAMB list",
  columns: {
    jambNumber: "JAMB number",
    list: "List",
    gender: "Gender",
    state: "State",
    lga: "LGA",
    utmeScore: "UTME score",
    subjects: "Subjects",
    course: "Course",
    choice: "Choice",
    capsStatus: "CAPS status",
    application: "Application",
  },
  lists: {
    utme: "UTME",
    [directEntryList]: "Direct entry",
    "change-of-institution": "Change of institution",
  } satisfies Record<JambList, string>,
  choices: { first: "First", second: "Second", change: "Change" } satisfies Record<
    JambChoice,
    string
  >,
  capsStatuses: {
    recommended: "Recommended",
    approved: "Approved",
    accepted: "Accepted",
    rejected: "Rejected",
    none: "None",
  } satisfies Record<CapsStatus, string>,
  subject: ({ name, score }: { readonly name: string; readonly score: number }): string =>
    `${name} ${score}`,
  /** An application by a candidate's number; it was sent, or is being filled in. */
  application: ({ number, sent }: { readonly number: string; readonly sent: boolean }): string =>
    sent ? number : `${number}, not sent`,
  session: "Academic session",
  sample: "jamb-list-sample.xlsx",
} as const;
