import { compositeWords } from "@polyportal/domain/messages/composite";
import { documentMessages } from "@polyportal/domain/messages/documents";

/** What the composite sheet of a class says. */
export const compositeSheetWords = {
  title: compositeWords.paper,
  /** The title of what has scores in it that are not published. */
  provisional: (title: string): string => `${compositeWords.provisional}: ${title}`,
  number: "S/N",
  fullName: "Full name",
  matricNumber: "Matric number",
  /** A course over its column: "COM 111 (3.0)". */
  course: (code: string, units: string): string => `${code} (${units})`,
  others: compositeWords.columns.others,
  parts: { current: "Cur.", previous: "Prev.", cumulative: "Cum." },
  /** One of the figures of a part: "Cum. units". */
  figure: (part: string, figure: string): string => `${part} ${figure}`,
  units: compositeWords.columns.creditUnit,
  points: "pts",
  average: compositeWords.columns.gradePointAverage,
  toRepeat: compositeWords.columns.toRepeat,
  toTake: compositeWords.columns.toTake,
  remark: compositeWords.columns.remark,
  awaited: compositeWords.awaited,
  /** What the letters in the cells mean. */
  legend:
    "Cur., prev., cum.: this semester, those before, all of the award; pts: credit points. A cell has the total of 100 and the grade. AR: result awaited. ABS: absent, counts as F. SICK: accepted absence. INC: work outstanding. MAL: misconduct case, counts as F. WHD: withheld.",
  summary: "Summary by remark",
  /** Of all that stands on the sheet: its check tells the same one. */
  fingerprint: "Fingerprint",
  faculty: "Faculty",
  department: "Department",
  option: "Option",
  programme: "Programme",
  level: "Level",
  session: "Session",
  semester: "Semester",
  /** What the rows are. */
  students: "Students",
  none: documentMessages.noStudents,
  /** Who signs. */
  signatures: ["Course adviser", "Head of department", "Dean of faculty"] as readonly string[],
};
