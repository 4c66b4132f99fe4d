import { registrationStates } from "./course-registration.ts";

/** Words of the list of who has registered a course. */
export const courseClassWords = {
  title: "Class List",
  fetching: "Fetching the class",
  about: (code: string, title: string, session: string): string => `${code} ${title}, ${session}`,
  search: "Search students",
  none: "Nobody has registered this course in this session.",
  columns: {
    kind: "Taken as",
    registration: "Registration",
  },
  registrations: registrationStates,
  print: { class: "Print the class list", attendance: "Print an attendance sheet" },
  papers: { class: "Class List", attendance: "Attendance Sheet" },
  toClass: "Class list",
} as const;
