import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import type { AmendmentState as State } from "@polyportal/domain/score-sheet/amendment-states";
import { Badge } from "@polyportal/ui/badge";

const looks = {
  requested: "unapproved",
  headEndorsed: "unapproved",
  deanApproved: "unapproved",
  applied: "success",
  refused: "fail",
} as const;

/** How far a request is. */
export function AmendmentState({ state }: { state: State }) {
  // Offices have long names: in a narrow column they go on in a second line.
  return (
    <Badge status={looks[state]} className="whitespace-normal">
      {words.states[state]}
    </Badge>
  );
}
