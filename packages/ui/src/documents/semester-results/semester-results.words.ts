import { offices } from "@polyportal/domain/school/offices";
import { documentMessages, repeatedCourses } from "@polyportal/domain/messages/documents";

/** What a student's results of a semester say around their figures. */
export const semesterResultsWords = {
  subjects: "Subjects",
  /** The name of the table of subjects. */
  subjectsTable: "Subjects and grades",
  code: "Code",
  title: "Title",
  creditUnit: "Credit unit",
  grade: "Grade",
  gradePoint: "Grade point",
  creditPoint: "Credit point",
  none: documentMessages.noCourses,
  data: "Semester data",
  /** The name of the table of semesters. */
  dataTable: "Current, previous and cumulative semester data",
  semesters: "Semesters",
  average: "Grade point average",
  current: "Current",
  previous: "Previous",
  cumulative: "Cumulative",
  /** The codes of courses that were taken before. */
  repeated: repeatedCourses,
  summary: "Summary",
  /** Who signs. */
  signatures: ["Head of department", offices.registrar] as readonly string[],
};
