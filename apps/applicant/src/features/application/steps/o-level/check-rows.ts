import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { sittingLabel } from "@polyportal/domain/messages/slip";
import { row, type CheckRow, type CheckRows } from "../check-row.ts";

/** Each sitting with its subjects. */
export const checkRows: CheckRows = ({ oLevel: sittings }) =>
  sittings.flatMap((sitting, index) => {
    const of = (name: string, label: string, value: string) =>
      row(`sittings.${index}.${name}`, `${sittingLabel(index)}: ${label}`, value);
    return [
      of("examinationTypeId", applicationWords.examType, sitting.examinationType.name),
      of("examYear", applicationWords.examYear, sitting.examYear),
      of("examNumber", applicationWords.examNumber, sitting.examNumber),
      ...(sitting.awaiting
        ? [of("awaiting", applicationWords.result, applicationWords.awaitingResult)]
        : outOf(sitting, of)),
    ];
  });

type Sitting = ApplicationRecord["oLevel"][number];
type Of = (name: string, label: string, value: string) => CheckRow;

/** The values that exist once the result is out: card and certificate. */
const outOf = (sitting: Sitting, of: Of): CheckRow[] => [
  of("examCenter", applicationWords.examCenter, sitting.examCenter),
  of("cardPin", applicationWords.cardPin, sitting.cardPin),
  of("cardSerialNumber", applicationWords.cardSerialNumber, sitting.cardSerialNumber),
  ...sitting.subjects.map(({ subject, grade }, at) =>
    of(
      `subjects.${at}.subjectId`,
      applicationWords.subjectNumber(at + 1),
      `${subject.name}: ${grade.name}`,
    ),
  ),
];
