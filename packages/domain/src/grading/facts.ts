import type { PaperFact } from "../document/kinds.ts";
import { formatAverage, formatCreditUnits } from "../format/marks.ts";

type Printed = {
  name: string;
  regNo: string;
  department: string;
  programme: string;
  session: string;
  semester: string;
  subjects: readonly { code: string; grade: string }[];
  current: { gradePointAverage: number };
  cumulative: { creditUnit: number; gradePointAverage: number };
  summary: { cgpaRemark: string };
};

/** What whoever holds the printed results compares: whose they are, every grade, and the averages. */
export const resultFacts = (printed: Printed): PaperFact[] => [
  { label: "Name", value: printed.name },
  { label: "Registration number", value: printed.regNo },
  { label: "Department", value: printed.department },
  { label: "Programme", value: printed.programme },
  { label: "Semester", value: `${printed.semester} ${printed.session}` },
  ...printed.subjects.map(({ code, grade }) => ({ label: code, value: grade })),
  { label: "GPA", value: formatAverage(printed.current.gradePointAverage) },
  { label: "Cumulative course units", value: formatCreditUnits(printed.cumulative.creditUnit) },
  { label: "CGPA", value: formatAverage(printed.cumulative.gradePointAverage) },
  { label: "CGPA remark", value: printed.summary.cgpaRemark },
];
