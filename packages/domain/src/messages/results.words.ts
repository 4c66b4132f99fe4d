/** What the pages of the results say. */
export const resultsWords = {
  courseNumber: (number: number) => `Course ${number}`,
  course: "Course",
  grade: "Grade",
  fetchingResults: "Fetching your results…",
  cgpaRemark: "CGPA remark",
  latestResults: "Latest results",
  gpa: "GPA",
  cgpa: "CGPA",
  courses: "Courses",
  removeCourse: (remove: string, number: number) => `${remove} course ${number}`,
  /** An average and what it is out of: "4.21 of 5.00". */
  outOf: (average: string, scale: string) => `${average} of ${scale}`,
} as const;
