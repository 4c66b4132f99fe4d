import { applicationWords } from "@polyportal/domain/messages/application.words";
import { row, type CheckRows } from "../check-row.ts";

export const checkRows: CheckRows = ({ ndResult }) => [
  row("schoolAttended", applicationWords.schoolAttended, ndResult?.schoolAttended),
  row("courseStudied", applicationWords.courseStudied, ndResult?.courseStudied),
  row("cgpa", applicationWords.cgpa, ndResult?.cgpa.toFixed(2)),
  row("yearOfGraduationId", applicationWords.yearOfGraduation, ndResult?.yearOfGraduation.name),
];
