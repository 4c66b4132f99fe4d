/** What is said of the papers that a clearance asks for, printed as one file. */
export const packMessages = {
  title: "Clearance Pack",
  lead: "Your receipts, form 11 and course form of this session, printed as one file.",
  offer: "Receipts, form 11 and course form are printed as one file at the",
  fetching: "Fetching what a clearance asks for…",
  noCourses: "Your course form is not among them yet",
  noCoursesHint: "It is added once your courses of this session are registered.",
  register: "Register courses",
} as const;
