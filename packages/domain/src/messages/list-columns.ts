/** What many lists show, by the name that it has in all of them. */
export const listColumns = {
  student: "Student",
  fullName: "Full name",
  studentNumber: "Matric number",
  department: "Department",
  option: "Option",
  level: "Level",
  semester: "Semester",
  session: "Academic session",
  course: "Course",
  courseTitle: "Title",
  units: "Units",
  active: "State",
} as const;

/** Whether something is in use. */
export const inUseWords = { active: "Active", off: "Switched off" } as const;

/** The search of lists of people who have numbers: short enough for its field on every screen. */
export const searchByNameOrNumber = "Search by name or number";
