import type { Decision, SeenSheet } from "./decide.tsx";
import { forwardActs } from "./use-decides.ts";
import type { Sheet } from "./work-list-columns.tsx";

/** A sheet as it was seen, with the step that its reader may take it further by. */
type Chosen = SeenSheet & Pick<Sheet, "act">;

const seenOf = ({ id, revision }: Chosen): SeenSheet => ({ id, revision });

/** What can be decided about the chosen: each step for those that wait for it, and the way back for all of them. */
export function actsOn(
  chosen: readonly Chosen[],
): { act: Decision; sheets: readonly SeenSheet[] }[] {
  const own = forwardActs.flatMap((act) => {
    const sheets = chosen.filter((one) => one.act === act).map(seenOf);
    return sheets.length > 0 ? [{ act, sheets }] : [];
  });
  if (own.length === 0) return [];
  return [...own, { act: "return", sheets: chosen.filter(({ act }) => act).map(seenOf) }];
}
