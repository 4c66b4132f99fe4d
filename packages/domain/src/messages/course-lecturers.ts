/** Why nothing is changed, on the page as by the server. */
export const courseRefusals = {
  coordinatorTaken: "this course has a coordinator already",
  published: "the sheet is published",
} as const;

/** Words of the page on which lecturers get their courses. */
export const courseLecturerMessages = {
  title: "Assign courses",
  lead: "Who teaches which course of a session, and who coordinates it.",
  /** Of the list as a file. */
  listed: "Courses and their lecturers",
  search: "Search courses and lecturers",
  none: "No course fits.",
  noun: "course lecturers",
  kind: "course-lecturers",
  columns: {
    code: "Course",
    session: "Academic session",
    students: "Students",
    lecturers: "Lecturers",
    sheet: "Score sheet",
  },
  sheets: {
    none: "Not begun",
    draft: "Draft",
    submitted: "Submitted",
    checked: "Checked",
    approved: "Approved",
    published: "Published",
  },
  assignments: { nobody: "Nobody assigned", noCoordinator: "No coordinator" },
  nobody: "Nobody yet",
  coordinator: "Coordinator",
  coordinates: (name: string) => `${name} (coordinator)`,
  /** Of a lecturer whose account is off. */
  gone: "No longer works here",
  noLecturer: "please select a lecturer",
  tooMany: (most: number) => `please select at most ${most}`,
  // What is done with one course
  assign: "Assign lecturers",
  // Last session's
  copy: "Copy last session’s",
  lecturer: "Lecturer",
} as const;

/** The columns of the sheet, and how each is filled in. */
export const courseLecturerColumns = {
  courseCode: { heading: "Course code", example: "EEC 432", hint: "As the list has it" },
  staffNumber: {
    heading: "Staff number",
    example: "ASP/0123",
    hint: "Of a lecturer whose account is on",
  },
  session: { heading: "Session", example: "2026/2027", hint: "For which the course is given" },
  coordinator: {
    heading: "Coordinator",
    example: "yes",
    hint: "yes or no; a course has one coordinator. Empty leaves what stands",
  },
} as const;

/** Why a row of the sheet is refused. */
export const courseLecturerRefusals = {
  course: "no course has this code",
  session: "no session has this name",
  lecturer: "no lecturer has this staff number",
  gone: "this lecturer no longer works here",
  twice: "this lecturer stands twice for this course",
  yesOrNo: "write yes or no",
} as const;
