/** Why a row of JAMB's list is refused. */
export const jambListRefusals = {
  number: "a JAMB number reads 202610123456AB",
  utmeScore: "a UTME score is a whole number between 0 and 400",
  utmeMissing: "UTME score: please enter the UTME score.",
  subjectScore: "a score is between 0 and 100",
  allSubjects: "Please enter all four subjects with their scores, or none.",
  subjectTwice: "A subject stands twice.",
  sum: (sum: number): string => `the four scores come to ${sum}`,
  gender: "write Male or Female",
  choice: "write first, second or change",
  capsStatus: "write recommended, approved, accepted, rejected or none",
  state: (name: string): string => `no state is called ${name}`,
  lga: (name: string, state: string): string =>
    `no local government area of ${state} is called ${name}`,
  lgaAlone: "please enter the state of the LGA",
  subject: (name: string): string => `no subject is called ${name}`,
  submitted: (applicationNumber: string): string =>
    `${applicationNumber} was sent with what stood here: it is changed only with a tick.`,
} as const;

/** The columns of a sheet of JAMB's list, and how each is filled in. */
export const jambListColumns = {
  jambNumber: {
    heading: "JAMB number",
    example: "202610123456AB",
    hint: "Tells one candidate from all others",
  },
  lastname: { heading: "Surname", example: "Okonkwo" },
  firstname: { heading: "First name", example: "Chidinma" },
  middlename: { heading: "Middle name", example: "Grace" },
  gender: { heading: "Gender", example: "Female", hint: "Male or Female" },
  state: { heading: "State", example: "Anambra" },
  lga: { heading: "LGA", example: "Awka South", hint: "A local government area of the state" },
  utmeScore: {
    heading: "UTME score",
    example: "241",
    hint: "0 to 400; empty for direct entry alone",
  },
} as const;

/** The four subjects, each with its score: all of them, or none. */
export const jambSubjectColumns = [
  {
    subject: { heading: "Subject 1", example: "Use of English" },
    score: { heading: "Score 1", example: "58" },
  },
  {
    subject: { heading: "Subject 2", example: "Mathematics" },
    score: { heading: "Score 2", example: "63" },
  },
  {
    subject: { heading: "Subject 3", example: "Physics" },
    score: { heading: "Score 3", example: "61" },
  },
  {
    subject: { heading: "Subject 4", example: "Chemistry" },
    score: { heading: "Score 4", example: "59" },
  },
] as const;

/** What stands behind the subjects. */
export const jambChoiceColumns = {
  course: { heading: "Course", example: "Computer Science", hint: "As JAMB calls it" },
  choice: { heading: "Choice", example: "first", hint: "first, second or change" },
  capsStatus: {
    heading: "CAPS status",
    example: "none",
    hint: "recommended, approved, accepted, rejected or none; empty leaves what stands",
  },
} as const;

/** Which list a candidate stands on, where a row changes it. */
export const jambListChanged = "List";
