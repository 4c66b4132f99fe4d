import type { WindowState } from "../course-registration/window.ts";
import { semesterName } from "./semester.ts";

const some = (count: number, one: string, several: string): string =>
  `${count.toLocaleString("en-NG")} ${count === 1 ? one : several}`;

type Touched = {
  readonly state: WindowState;
  readonly unregistered: number;
  readonly returned: number;
  readonly submitted: number;
  readonly approved: number;
  readonly opened: number;
};

/** Words of the page on which registration is opened and closed, semester by semester. */
export const windowPages = {
  title: "Open & Close course reg",
  lead: "When the courses of each semester can be registered, added and dropped. Days begin and end at midnight in Nigeria.",
  search: "Session or semester",
  thing: "registration window",
  name: (session: string, semester: string): string => `${semesterName(semester)}, ${session}`,
  columns: {
    session: "Academic session",
    semester: "Semester",
    opensAt: "Opens",
    lateFrom: "Late from",
    closesAt: "Closes",
    addDropClosesAt: "Add and drop until",
    appraisalsFrom: "Appraisals from",
    state: "State",
    submitted: "Awaiting approval",
    approved: "Approved",
    returned: "Returned",
  },
  states: {
    unset: "Not announced",
    "not-open": "Not open yet",
    open: "Open",
    late: "Late registration",
    "add-drop": "Add and drop only",
    closed: "Closed",
  } satisfies Record<WindowState, string>,
  acts: { open: "Open", change: "Change the dates", extend: "Extend", close: "Close now" },
  notOpen: "It is not open.",
  fetching: "Fetching the registration window",
  fields: {
    lateHint: "From this day on registering costs the late fee. Empty: it never does.",
    closesHint: "The last day on which courses can be registered.",
    addDropHint: "The last day on which what is registered can be changed.",
    appraisalsHint: "From this day on students appraise their lecturers. Empty: no day is set.",
  },
  save: "Save",
  closing: {
    registration: (addDropUntil: string): string =>
      `Nobody can register from now on. What is registered can still be changed until ${addDropUntil}; close again to end that too.`,
    addDrop: "What is registered can be changed no more from now on.",
    title: "Whom it touches",
    touched: ({ state, unregistered, returned, submitted, approved, opened }: Touched) => [
      ...(state === "add-drop"
        ? [some(submitted + approved, "registration", "registrations") + " can be changed no more"]
        : [
            some(unregistered, "student has", "students have") + " not registered",
            some(returned, "registration is", "registrations are") + " returned",
          ]),
      some(opened, "student keeps it open", "students keep it open") + ", by an exception",
    ],
    done: "Closed",
  },
} as const;
