import { sheetStateOf } from "@polyportal/domain/messages/score-sheet-pages";
import type { SheetState as State } from "@polyportal/domain/score-sheet/states";
import { Badge } from "@polyportal/ui/badge";

const looks = {
  none: "neutral",
  draft: "info",
  submitted: "unapproved",
  checked: "unapproved",
  approved: "success",
  published: "success",
} as const;

/** How far a sheet is; nothing stands where nobody has begun. */
export function SheetState({ state, held = false }: { state: State | null; held?: boolean }) {
  const shown = state ?? "none";
  // In a narrow column a longer one goes on in a second line.
  return (
    <Badge status={held ? "warning" : looks[shown]} className="whitespace-normal">
      {sheetStateOf({ state, held })}
    </Badge>
  );
}
