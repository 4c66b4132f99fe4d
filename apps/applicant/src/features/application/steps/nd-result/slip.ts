import { stepRows, type SlipPart } from "../slip-part.ts";

const ndResult: SlipPart = ({ ndResult }, programme) =>
  stepRows(programme, "nd-result", [
    { label: "CGPA", value: ndResult?.cgpa.toFixed(2) },
    { label: "Course studied", value: ndResult?.courseStudied },
    { label: "School attended", value: ndResult?.schoolAttended },
    { label: "Year of graduation", value: ndResult?.yearOfGraduation.name },
  ]);

export const slip: readonly SlipPart[] = [ndResult];
