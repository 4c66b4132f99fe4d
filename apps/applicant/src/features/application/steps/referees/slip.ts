import { stepOf } from "@polyportal/domain/application/steps";
import { formatDate } from "@polyportal/domain/format/date";
import { slipWords } from "@polyportal/domain/messages/slip.words";
import { rowsOf, type SlipPart } from "../slip-part.ts";

/** Each referee's name and whether the reference was given, but not its content. */
const referees: SlipPart = ({ references }, programme) => {
  const step = stepOf(programme, "referees");
  return (
    step &&
    rowsOf(
      step.title,
      references.map(({ fullName, givenAt }) => ({
        label: fullName,
        value: givenAt ? slipWords.referenceGiven(formatDate(givenAt)) : slipWords.referenceAwaited,
      })),
    )
  );
};

export const slip: readonly SlipPart[] = [referees];
