import { slipWords } from "@polyportal/domain/messages/slip.words";
import { stepRows, type SlipPart } from "../slip-part.ts";

const ndResult: SlipPart = ({ ndResult }, programme) =>
  stepRows(programme, "nd-result", [
    { label: slipWords.cgpa, value: ndResult?.cgpa.toFixed(2) },
    { label: slipWords.courseStudied, value: ndResult?.courseStudied },
    { label: slipWords.schoolAttended, value: ndResult?.schoolAttended },
    { label: slipWords.yearOfGraduation, value: ndResult?.yearOfGraduation.name },
  ]);

export const slip: readonly SlipPart[] = [ndResult];
