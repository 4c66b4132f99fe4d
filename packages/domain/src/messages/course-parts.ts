/** Words that lead from one part of the page about courses and their lecturers to another. */
export const coursePartWords = {
  label: "Courses and their timetable",
  parts: { courses: "Courses", loads: "Loads", timetable: "Timetable", clashes: "Clashes" },
} as const;
