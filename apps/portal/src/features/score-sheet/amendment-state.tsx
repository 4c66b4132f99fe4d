import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import type { AmendmentState as State } from "@polyportal/domain/score-sheet/amendment-states";
import { Badge } from "@polyportal/ui/badge";

const looks = {
  requested: "unapproved",
  headed: "unapproved",
  deaned: "unapproved",
  applied: "success",
  refused: "fail",
} as const;

/** How far a request is. */
export function AmendmentState({ state }: { state: State }) {
  return <Badge status={looks[state]}>{words.states[state]}</Badge>;
}
