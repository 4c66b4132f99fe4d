import { documentMessages } from "@polyportal/domain/messages/documents";

/** What a course's results on paper say. */
export const resultSheetWords = {
  title: "Course Result Sheet",
  provisional: (title: string): string => `PROVISIONAL: ${title}`,
  number: "S/N",
  fullName: "Full name",
  matricNumber: "Matric number",
  test: "Test",
  lab: "Lab",
  exam: "Exam",
  total: "Total",
  grade: "Grade",
  remarks: "Remarks",
  courseTitle: "Course title",
  courseCode: "Course code",
  faculty: "Faculty",
  courseUnit: "Course unit",
  department: "Department",
  session: "Session",
  programme: "Programme",
  semester: "Semester",
  /** What the rows are. */
  students: "Students",
  none: documentMessages.noStudents,
  /** The name of the table of grades. */
  counts: "Grading scale and grade counts",
  /** Who signs. */
  signatures: ["Lecturer", "Head of department", "Dean of faculty"] as readonly string[],
};
