const courses = (count: number): string => (count === 1 ? "1 course" : `${count} courses`);

/** Words of copying last session's lecturers, which a page reads once that is opened. */
export const lecturerCopyMessages = {
  copyNow: "Copy",
  copyTitle: "Copy the lecturers of last session",
  copyQuestion: (count: number, from: string) =>
    `${courses(count)} of this list that nobody is assigned to ${count === 1 ? "gets" : "get"} the lecturers of ${from}.`,
  nothingToCopy: (from: string) =>
    `Every course of this list has somebody, or had nobody in ${from} who is still here.`,
  noSessionBefore: "There is no session before this one.",
  goneTitle: "No longer here, and left out",
  goneFrom: (name: string, count: number) => `${name}: ${courses(count)}`,
  publishedLeft: (count: number) =>
    `${courses(count)} ${count === 1 ? "stays" : "stay"} without, since the sheet is published.`,
  copied: (count: number) =>
    count === 1 ? "1 course has its lecturers" : `${count} courses have their lecturers`,
} as const;
