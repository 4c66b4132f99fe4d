import { documentMessages } from "@polyportal/domain/messages/documents";

/** What the lists of a course's students on paper say; a soft hyphen is where a narrow heading may break. */
export const courseClassListWords = {
  titles: { class: "Class List", attendance: "Attendance Sheet" },
  number: "S/N",
  fullName: "Full name",
  matricNumber: "Matric number",
  department: "Department",
  level: "Level",
  kind: "Taken as",
  registration: "Registra\u00adtion",
  signIn: "Signature in",
  signOut: "Signature out",
  /** What the rows are. */
  students: "Students",
  none: documentMessages.noStudents,
  /** Who signs a sheet that says who was there. */
  signatures: ["Invigilator", "Invigilator in charge"],
};
