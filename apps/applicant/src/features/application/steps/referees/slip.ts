import { refereesIn } from "@polyportal/domain/application/steps/referees/schema";
import { stepOf } from "@polyportal/domain/application/steps";
import { awaitedWords } from "@polyportal/domain/messages/awaited";
import { rowsOf, type SlipPart } from "../slip-part.ts";

/** Each referee by name, and whether the reference was given: never what it says. */
const referees: SlipPart = ({ answers }, programme) => {
  const step = stepOf(programme, "referees");
  return (
    step &&
    rowsOf(
      step.title,
      refereesIn(answers).map(({ fullName = "" }) => ({
        label: fullName,
        value: awaitedWords.awaited,
      })),
    )
  );
};

export const slip: readonly SlipPart[] = [referees];
