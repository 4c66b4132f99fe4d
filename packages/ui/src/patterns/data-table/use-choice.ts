import type { RowChoice } from "./row-choice.ts";
import { matchingOf, noRows, standing } from "./row-choice.ts";
import { useControlled } from "./use-controlled.ts";

type Given = {
  selection?: RowChoice;
  defaultSelection?: RowChoice;
  onSelection?: (selection: RowChoice) => void;
  selectMatching?: string;
};

/** The chosen rows, and what "all matches" means now. */
export function useChoice(given: Given, search: string) {
  const [held, onChoice] = useControlled(
    given.selection,
    given.defaultSelection ?? noRows,
    given.onSelection,
  );
  const matching = matchingOf(search, given.selectMatching ?? "");
  return { choice: standing(held, matching), onChoice, matching };
}
