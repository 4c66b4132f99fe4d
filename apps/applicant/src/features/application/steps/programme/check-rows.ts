import { asks } from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { choiceWords } from "@polyportal/domain/messages/further";
import { row, studyRows, type CheckRows } from "../check-row.ts";

/** The choice of school and department, and what is asked with it. */
export const checkRows: CheckRows = (record, programme) => {
  const { jamb } = record;
  return [
    ...(asks(programme, "programme", "jamb")
      ? [
          row("jambNumber", applicationWords.jambNumber, jamb?.jambNumber),
          row("utmeScore", applicationWords.utmeScore, jamb?.utmeScore),
          ...(jamb?.subjects ?? []).map(({ name }, index) =>
            row(`subjectIds.${index}`, applicationWords.jambSubjectNumber(index + 1), name),
          ),
        ]
      : []),
    ...(asks(programme, "programme", "mode-of-study")
      ? [row("modeOfStudyId", applicationWords.modeOfStudy, record.modeOfStudy?.name)]
      : []),
    ...studyRows(record, programme),
    ...(asks(programme, "programme", "option") && record.departmentOption
      ? [row("departmentOptionId", choiceWords.option, record.departmentOption.name)]
      : []),
    ...(asks(programme, "programme", "alternative")
      ? [
          row(
            "alternativeFacultyId",
            applicationWords.alternativeSchool,
            record.alternativeFaculty?.name,
          ),
          row(
            "alternativeDepartmentId",
            applicationWords.alternativeDepartment,
            record.alternativeDepartment?.name,
          ),
        ]
      : []),
  ];
};
