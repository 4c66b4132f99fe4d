/** Words of what is done with one course and one lecturer of it, which a page reads once that is opened. */
export const courseLecturerActs = {
  assignTitle: (code: string) => `Assign lecturers to ${code}`,
  about: (title: string, session: string) => `${title}, ${session}`,
  add: "Lecturers",
  addHint: "A name or a staff number; several at once.",
  coordinatorToBe: "Coordinator",
  coordinatorHint: "One of those who are assigned now.",
  coordinatorIs: (name: string) => `${name} coordinates it.`,
  noneToBe: "Nobody yet",
  save: "Assign",
  assigned: (count: number, code: string) => {
    if (count === 0) return `Nobody new for ${code}`;
    return count === 1
      ? `1 lecturer assigned to ${code}`
      : `${count} lecturers assigned to ${code}`;
  },
  // What is done with one lecturer of it
  team: (code: string) => `Lecturers of ${code}`,
  acts: (name: string, code: string) => `Actions for ${name}, ${code}`,
  coordinate: "Make coordinator",
  coordinated: (name: string, code: string) => `${name} coordinates ${code}`,
  coordinateNoMore: "Take the coordination away",
  coordinatedNoMore: (code: string) => `${code} has no coordinator now`,
  replace: "Replace",
  replaceTitle: (name: string) => `Replace ${name}`,
  replaceQuestion: (name: string, code: string, students: number) =>
    `${name} no longer teaches the ${students === 1 ? "1 student" : `${students} students`} of ${code}; whoever you choose does, from the next press on. Draft scores stay, and so does who entered them.`,
  replaced: (name: string, code: string) => `${name} no longer teaches ${code}`,
  by: "Replaced by",
  byHint: "A name or a staff number.",
  end: "End the assignment",
  endQuestion: (name: string, code: string) =>
    `${name} no longer teaches ${code}. Draft scores stay, and so does who entered them.`,
} as const;
