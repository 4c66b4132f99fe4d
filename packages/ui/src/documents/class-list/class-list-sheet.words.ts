import { documentMessages } from "@polyportal/domain/messages/documents";

/** What a class list on paper says; a soft hyphen is where a narrow heading may break. */
export const classListSheetWords = {
  title: "Class List",
  number: "S/N",
  photo: "Pho\u00adto",
  fullName: "Full name",
  matricNumber: "Matric number",
  department: "Department",
  results: "Re\u00adsults",
  courses: "Cour\u00adses",
  semesters: "Semes\u00adters",
  sessions: "Ses\u00adsions",
  cgpa: "CGPA",
  /** What the rows are. */
  students: "Students",
  none: documentMessages.noStudents,
};
