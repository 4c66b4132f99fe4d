import type { Answers } from "../../programmes/field.ts";
import type { Programme, StepId } from "../../programmes/programme.ts";
import { fieldsOf, idOf, stepsFor } from "../steps.ts";
import { sharedValueIds } from "../steps/shared-values.ts";
import { asked } from "./apply.ts";
import { holds } from "./holds.ts";

/** The answers of each saved step, by step id. */
export type Kept = Readonly<Record<string, Answers>>;

/**
 * The answers of an application by field id, from the steps that are asked. Answers that the definition no
 * longer asks are kept but ignored.
 */
function answersOf({ steps }: Pick<Programme, "steps">, kept: Kept, award: string): Answers {
  const answers: Record<string, Answers[string]> = award === "" ? {} : { award };
  for (const step of steps) {
    const own = kept[idOf(step)];
    if (!own || !holds(step.when, answers)) continue;
    const ids = [
      ...asked(fieldsOf(step), own, answers).map(({ id }) => id),
      ...sharedValueIds(step),
    ];
    for (const id of ids) {
      const answer = own[id];
      if (answer !== undefined) answers[id] = answer;
    }
  }
  return answers;
}

/**
 * The answers, including the award that was paid for, and which of the asked steps are saved. A step that the
 * school has reopened keeps its answers but counts as unsaved.
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
