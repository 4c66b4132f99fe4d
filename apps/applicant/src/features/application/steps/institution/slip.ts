import { stepRows, type SlipPart } from "../slip-part.ts";

const institution: SlipPart = ({ institutionAttended: attended }, programme) =>
  stepRows(programme, "institution", [
    { label: "School name", value: attended?.nameOfInstitution },
    { label: "Date attended", value: attended && `${attended.dateFrom} - ${attended.dateTo}` },
    { label: "Qualification", value: attended?.certificate },
  ]);

export const slip: readonly SlipPart[] = [institution];
