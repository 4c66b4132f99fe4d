import { slipWords } from "@polyportal/domain/messages/slip.words";
import { stepRows, type SlipPart } from "../slip-part.ts";

const institution: SlipPart = ({ institutionAttended: attended }, programme) =>
  stepRows(programme, "institution", [
    { label: slipWords.schoolName, value: attended?.nameOfInstitution },
    {
      label: slipWords.dateAttended,
      value: attended && `${attended.dateFrom} - ${attended.dateTo}`,
    },
    { label: slipWords.qualification, value: attended?.certificate },
  ]);

export const slip: readonly SlipPart[] = [institution];
