import { searchByNameOrNumber } from "./list-columns.ts";

/** What a class list says of its students. */
export const classListMessages = {
  matricNumber: "Matric number",
  department: "Department",
  courses: "Courses uploaded",
  noCourses: "No course registered",
  semesters: "Semesters",
  sessions: "Sessions",
  cgpa: "CGPA",
  search: searchByNameOrNumber,
  uploads: "Courses",
  allUploads: "All students",
  complete: "All courses uploaded",
  incomplete: "Courses missing",
  empty: "Nobody is in this class yet.",
  clear: "Clear the search",
} as const;

/** How many of a student's courses have results: "5 of 8". */
export const coursesOf = (uploaded: number, registered: number): string =>
  registered > 0 ? `${uploaded} of ${registered}` : classListMessages.noCourses;

/** How many of a class the list shows: "Showing 12 of 340 students". */
export const studentsShown = (shown: number, all: number): string =>
  `Showing ${shown === all ? "" : `${shown.toLocaleString("en")} of `}${all.toLocaleString("en")} ${all === 1 ? "student" : "students"}`;
