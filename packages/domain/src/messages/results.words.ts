/** What the pages of the results say. */
export const resultsWords = {
  courseNumber: (number: number) => `Course ${number}`,
  course: "Course",
  grade: "Grade",
  fetchingResults: "Fetching your results…",
  latestResults: "Latest results",
  gpa: "GPA",
  cgpa: "CGPA",
  courses: "Courses",
  removeCourse: (remove: string, number: number) => `${remove} course ${number}`,
  /** After an average: what it is out of, and its remark. */
  outOf: (scale: string, remark: string) => `of ${scale}: ${remark}`,
} as const;
