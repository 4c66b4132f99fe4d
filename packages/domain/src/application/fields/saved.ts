import type { Answers } from "../../programmes/field.ts";
import type { Programme, StepId } from "../../programmes/programme.ts";
import { fieldsOf, idOf, stepsFor } from "../steps.ts";
import { toldBy } from "../steps/told-by.ts";
import { asked } from "./apply.ts";
import { holds } from "./holds.ts";

/** What each saved step holds as data, by the steps' ids. */
export type Kept = Readonly<Record<string, Answers>>;

/**
 * What an application answers, by the fields' ids: of steps that are not passed over, what their fields ask.
 * What a definition no longer asks stays where it is and counts no more.
 */
function answersOf({ steps }: Pick<Programme, "steps">, kept: Kept, award: string): Answers {
  const answers: Record<string, Answers[string]> = award === "" ? {} : { award };
  for (const step of steps) {
    const own = kept[idOf(step)];
    if (!own || !holds(step.when, answers)) continue;
    const ids = [...asked(fieldsOf(step), own, answers).map(({ id }) => id), ...toldBy(step)];
    for (const id of ids) {
      const answer = own[id];
      if (answer !== undefined) answers[id] = answer;
    }
  }
  return answers;
}

/**
 * What is answered, the award that was paid for among it, and which of the steps that are asked of who answers so
 * are saved. Of one that the school has opened again the answers stand, and it is saved again.
 */
export function progressOf(
  programme: Programme,
  kept: Kept,
  award = "",
  reopened: readonly string[] = [],
): { answers: Answers; saved: StepId[] } {
  const answers = answersOf(programme, kept, award);
  const saved = stepsFor(programme, answers)
    .map(idOf)
    .filter((id) => id in kept && !reopened.includes(id));
  return { answers, saved };
}
