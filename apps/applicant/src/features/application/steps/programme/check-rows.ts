import { asks } from "@polyportal/domain/application/steps";
import { row, studyRows, type CheckRows } from "../check-row.ts";

/** The choice of school and department, and what is asked besides. */
export const checkRows: CheckRows = (record, programme) => {
  const { jamb } = record;
  return [
    ...(asks(programme, "programme", "jamb")
      ? [
          row("jambNumber", "JAMB Number", jamb?.jambNumber),
          row("utmeScore", "UTME Score", jamb?.utmeScore),
          ...(jamb?.subjects ?? []).map(({ name }, index) =>
            row(`subjectIds.${index}`, `JAMB Subject ${index + 1}`, name),
          ),
        ]
      : []),
    ...(asks(programme, "programme", "mode-of-study")
      ? [row("modeOfStudyId", "Mode of Study", record.modeOfStudy?.name)]
      : []),
    ...studyRows(record, programme),
  ];
};
