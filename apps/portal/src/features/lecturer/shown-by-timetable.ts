/** Whatever is read from the timetable, or from who teaches what. */
export const shownByTimetable = [
  "listTimetableSlots",
  "listTimetableClashes",
  "listClashStudents",
  "getLecturerWeek",
  "listLecturerLoads",
  "listCourseLecturers",
  "getCourseLecturers",
] as const;

/** Whatever shows who teaches a course. */
export const shownByAssignment = [...shownByTimetable, "listLecturers", "getHistory"] as const;
