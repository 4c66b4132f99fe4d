import { sittingLabel } from "@polyportal/domain/messages/slip";
import { row, type CheckRows } from "../check-row.ts";

/** Each sitting with its subjects. */
export const checkRows: CheckRows = ({ oLevel: sittings }) =>
  sittings.flatMap((sitting, index) => {
    const of = (name: string, label: string, value: string) =>
      row(`sittings.${index}.${name}`, `${sittingLabel(index)}: ${label}`, value);
    return [
      of("examinationTypeId", "Exam type", sitting.examinationType.name),
      of("examYear", "Exam year", sitting.examYear),
      of("examNumber", "Exam number", sitting.examNumber),
      of("examCenter", "Exam center", sitting.examCenter),
      of("cardPin", "Card pin", sitting.cardPin),
      of("cardSerialNumber", "Card serial number", sitting.cardSerialNumber),
      ...sitting.subjects.map(({ subject, grade }, at) =>
        of(`subjects.${at}.subjectId`, `Subject ${at + 1}`, `${subject.name}: ${grade.name}`),
      ),
    ];
  });
