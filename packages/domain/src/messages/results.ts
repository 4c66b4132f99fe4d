/** What the pages of results say. */
export const resultsMessages = {
  title: "Results",
  lead: "Your results by session and semester, once the school has published them.",
  none: "You have no results yet. They appear here on the day the school publishes them.",
  semesters: "Semesters",
  standing: "Where you stand",
  amended: "Amended",
  plot: "GPA and CGPA by semester",
  anew: "Each award has a CGPA of its own: it started anew with your HND.",
  notPublishedHint:
    "The results of this semester are not out. You will find them here, and among your notifications, once they are published.",
  back: "Back to your results",
  amendedTitle: "Amended after publication",
  awaitedTitle: "Some results are still to come",
  sheet: "Semester Result",
} as const;

/** How a grade was before. */
export const amendedFrom = (
  code: string,
  { grade, total, reason }: { grade: string; total: number; reason: string },
  day: string,
): string => `${code} was ${grade} (${total}) until ${day}: ${reason}`;

/** Which courses of the sheet are missing. */
export const awaitedCourses = (codes: readonly string[]): string =>
  `${codes.join(", ")}: registered, and no result is published yet. The averages below are of the courses that are out.`;

/** A semester in a line: "First semester". */
export const semesterName = (semester: string): string => `${semester} semester`;

/** How many units a course or some courses have: "Credit units: 3.0". */
export const unitsOf = (units: string): string => `${whatIfMessages.units}: ${units}`;

/** What the supposed averages rest on. */
export const outcomeBasis = (units: string, cgpaNow: string | undefined): string =>
  `${units} credit units supposed; ${cgpaNow ? `your CGPA now is ${cgpaNow}` : "you have no CGPA yet"}.`;

/** What the what-if calculator says. */
export const whatIfMessages = {
  tab: "What if",
  title: "What-if calculator",
  lead: "Suppose grades and see what your averages would be, by the same rule as your results. Nothing here is sent to the school.",
  registered: "Courses you have registered",
  noneRegistered: "You have no registered courses that wait for a result. Add any courses below.",
  toRepeat: "Courses to repeat",
  toRepeatHint: "A repeated course replaces the grade that you had in it.",
  others: "Other courses",
  othersHint: "A course counts once it has units and a grade.",
  add: "Add a course",
  remove: "Remove",
  clear: "Start again",
  noGrade: "No grade",
  outcome: "What it would come to",
  gpa: "GPA of these courses",
  cgpa: "CGPA with them",
  units: "Credit units",
} as const;
