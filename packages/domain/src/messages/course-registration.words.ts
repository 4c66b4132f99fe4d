/** What the pages of the course registration say. */
export const courseRegistrationWords = {
  borrowCourse: "Borrow a course",
  searchOthers: "Search the courses that other departments lend to your level",
  needs: (missing: readonly string[]) =>
    `Needs ${missing.join(" and ")}, which you have not passed yet.`,
  units: "units",
  courseForm: "Course Form",
  fetchingCourseForm: "Fetching your course form…",
  beforeYouCanRegister: "Before you can register",
  goToSchoolFees: "Go to school fees",
  payLateFee: "Pay the late registration fee",
  backToRegistrations: "Back to your registrations",
  courseNumber: (number: number) => `Course ${number}`,
  back: "Back",
  submitForApproval: "Submit for approval",
  choiceKept: "Your choice is kept here until you have paid what is missing.",
  submitQuestion: (codes: readonly string[], units: string) =>
    `${codes.length} courses, ${units} credit units: ${codes.join(", ")}. Submit them to your course adviser?`,
  submit: "Submit",
  registerCourses: "Register Courses",
  submittedElsewhere:
    "These courses were submitted in another tab or on another device since you opened this page.",
  seeRegistered: "See what you have registered",
  returnedByAdviser: "Your adviser has returned your courses",
  registeredCourses: "Registered Courses",
  submittedOn: (day: string) =>
    `You submitted these courses on ${day}. Your course adviser or head of department has not decided yet.`,
  approvedOn: (day: string) => `Approved on ${day}.`,
  returnedOn: (day: string, reason: string) => `Returned on ${day}: ${reason}`,
  courseFormOf: (name: string) => `Course form of ${name}`,
  courseRegistration: "Course Registration",
  registrationsLead:
    "Your courses by session and semester. Your course adviser approves what you register.",
  chooseSession: "Choose session",
  fetchingRegistrations: "Fetching your registrations…",
  notYetAStudent: "You are not a student of any session yet. Please see your department.",
  unitsRegistered: (units: string) => `${units} credit units registered.`,
  nothingRegistered: "Nothing registered.",
  whyNot: "Why not?",
  whyNotOf: (semester: string) => `Why not? ${semester}`,
  adviserSays: (reason: string) => `Your adviser says: ${reason}`,
  viewOf: (semester: string) => `View, ${semester}`,
  view: "View",
  chooseSessionTitle: "Choose Session",
  whichSemester: "For which semester do you want to see your courses?",
  fetchingSessions: "Fetching your sessions…",
  session: "Session",
  semester: "Semester",
  continue: "Continue",
  yourCreditUnits: "Your credit units",
  /** Follows the units that are chosen: "12 of 15 to 24, 5 courses". */
  ofUnits: (minimum: string, maximum: string, courses: number) =>
    `of ${minimum} to ${maximum}, ${courses} ${courses === 1 ? "course" : "courses"}`,
  readyToSubmit: "Ready to submit",
  fetchingCourses: "Fetching your courses…",
  registerLead: (semester: string, session: string, level: string) =>
    `${semester} of ${session}, ${level}`,
} as const;
