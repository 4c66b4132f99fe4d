import { row, type CheckRows } from "../check-row.ts";

/** The ND result. */
export const checkRows: CheckRows = ({ ndResult }) => [
  row("schoolAttended", "School Attended", ndResult?.schoolAttended),
  row("courseStudied", "Course Studied", ndResult?.courseStudied),
  row("cgpa", "CGPA", ndResult?.cgpa.toFixed(2)),
  row("yearOfGraduationId", "Year of Graduation", ndResult?.yearOfGraduation.name),
];
