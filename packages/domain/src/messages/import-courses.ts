/** The columns of a sheet of courses, and how each is filled in. */
export const courseColumns = {
  courseCode: {
    heading: "Code",
    example: "COM 211",
    hint: "Tells one course from all others",
  },
  title: { heading: "Title", example: "Database Design I" },
  creditUnit: { heading: "Credit units", example: "3" },
  departmentCode: { heading: "Department code", example: "COM" },
  level: { heading: "Level", example: "ND II" },
  semester: { heading: "Semester", example: "First", hint: "First or Second" },
  coreOrElective: {
    heading: "Core or elective",
    example: "Core",
    hint: "As what its own class takes it",
  },
  test: {
    heading: "Test",
    example: "30",
    hint: "Test, lab and exam come to 100; a new course without them has the usual",
  },
  lab: { heading: "Lab", example: "0" },
  exam: { heading: "Exam", example: "70" },
  borrowable: {
    heading: "Borrowable",
    example: "no",
    hint: "Whether other departments may borrow it: yes or no; empty is no of a new one",
  },
  requires: {
    heading: "Prerequisites",
    example: "COM 111, COM 112",
    hint: "All of them, parted by commas; - for none, empty leaves what stands",
  },
  active: { heading: "Active", example: "yes", hint: "Yes or no; empty is yes of a new one" },
} as const;

/** Why a row of a sheet of courses is refused. */
export const importCoursesMessages = {
  level: "there is no such level",
  semester: "write First or Second",
  status: "write Core or Elective",
  yesOrNo: "write yes or no",
  departmentUnknown: "no department has this code",
  noCourses: (codes: readonly string[]): string =>
    codes.length === 1
      ? `no course has the code ${codes.join()}`
      : `no courses have the codes ${codes.join(", ")}`,
} as const;

/** What is written for no prerequisites. */
export const noPrerequisites = "-";
