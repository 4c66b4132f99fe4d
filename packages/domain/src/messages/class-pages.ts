import type { RegistrationState } from "../course-registration/next-step.ts";
import { formatAverage } from "../format/marks.ts";
import type { ClassCount } from "../lecturer/class-filters.ts";
import { classListMessages } from "./class-list.ts";
import { registrationStates } from "./course-registration.ts";
import { semesterName } from "./semester.ts";

type Named = {
  readonly department: string;
  readonly level: string;
  readonly option: string | null;
};

/** What each count of a class is called, which is what it leads to. */
const counts: Readonly<Record<ClassCount, string>> = {
  students: "Students",
  registered: "Registered",
  approved: "Approved",
  waiting: registrationStates.submitted,
  returned: registrationStates.returned,
  unregistered: "Not registered",
  complete: "Results complete",
  missing: "Results missing",
};

/** Words of the pages about a class: of a department, level and option in a session. */
export const classPages = {
  nameOf: ({ department, level, option }: Named): string =>
    [department, option, level].filter(Boolean).join(", "),
  optionOf: (department: string, option: string): string => `${department}, ${option}`,
  when: (semester: string, session: string): string => `${semesterName(semester)}, ${session}`,
  counts,
  registrationOf: (state: RegistrationState | null): string =>
    state === null ? counts.unregistered : registrationStates[state],
  average: (value: number | null): string => (value === null ? "-" : formatAverage(value)),
  fetching: "Fetching the class",
  fetchingClasses: "Fetching your classes",
  about: (name: string, when: string): string => `${name}: ${when}`,
  // My classes
  classes: {
    title: "My Class",
    lead: "The classes that you advise, or that are of your department or faculty.",
    search: "Search classes",
    none: "You advise no class in this session. Your head of department assigns classes to advisers.",
    open: "Open the class",
    columns: {
      class: "Class",
      meanCgpa: "Mean CGPA",
    },
  },
  // One class
  view: {
    title: "Class",
    all: "All classes",
    semesters: "Semester",
    adviser: "Adviser",
    nobody: "Nobody advises this class",
    faculty: "Faculty",
    meanCgpa: "Mean CGPA",
    countsTitle: "How far the class is",
    list: "Class list",
    results: "Class results",
    approve: "Approve courses",
    courses: "Courses and their results",
    noCourse: "Nobody of this class has registered a course in this semester.",
    courseColumns: {
      code: "Course",
      title: "Title",
      creditUnit: "Units",
      students: "Students",
      published: "Published",
      state: "Score sheet",
    },
    unregistered: "Who has not registered",
    allRegistered: "Everybody has registered.",
    unregisteredColumns: {
      fullName: "Full name",
      matricNumber: "Matric number",
      reasons: "What is in the way",
    },
    searchUnregistered: "Search who has not registered",
  },
  // Its students
  list: {
    title: "Class List",
    results: "See the results",
    search: classListMessages.search,
    none: "Nobody of this class is so.",
    print: "Print the class list",
    toClass: "The class",
    columns: {
      registration: "Registration",
      coursesUploaded: classListMessages.courses,
      totalCoursesRegistered: "Courses registered",
      semestersCount: classListMessages.semesters,
      sessionsCount: classListMessages.sessions,
      cgpa: classListMessages.cgpa,
      uploads: "Results",
    },
  },
} as const;
