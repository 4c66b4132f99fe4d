import { amendmentList } from "@polyportal/api-client/list/amendments";
import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import { formerStates } from "@polyportal/domain/score-sheet/amendment-states";
import { reviewPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Link } from "@polyportal/ui/link";
import { Navigate, useLocation } from "react-router-dom";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { choiceOf, listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { AmendmentState } from "./amendment-state.tsx";

const amendments = listOf(amendmentList, {
  fullName: {
    cell: ({ courseId, sessionId, fullName }) => (
      <Link href={reviewPath(courseId, sessionId)} className="ui-alone">
        {fullName}
      </Link>
    ),
  },
  matricNumber: { hidden: true },
  code: {
    // With the session: a column of its own would push the last ones beyond the edge.
    cell: ({ code, session }) => (
      <span className="grid">
        {code}
        <span className="text-14 text-ink-muted">{session}</span>
      </span>
    ),
    width: 6.5,
    grow: 0,
  },
  session: { hidden: true },
  before: { width: 5 },
  after: { width: 6 },
  reason: { hidden: true },
  state: { cell: ({ state }) => <AmendmentState state={state} />, width: 11 },
  by: { width: 9 },
  minuteNumber: { hidden: true },
});

const filters = [choiceOf(amendmentList, "state")];

/** The address by today's words, of one that was kept when two states were called otherwise. */
function renamedAddress(search: string): string | undefined {
  const params = new URLSearchParams(search);
  const states = params.getAll("state");
  if (!states.some((state) => formerStates.has(state))) return undefined;
  params.delete("state");
  for (const state of states) params.append("state", formerStates.get(state) ?? state);
  return params.toString();
}

/** Amendments of published scores that wait for an office: each is decided beside its sheet. */
export function WaitingAmendments() {
  const { search, hash } = useLocation();
  const renamed = renamedAddress(search);
  if (renamed !== undefined) return <Navigate to={{ search: renamed, hash }} replace />;
  return (
    <ListPage
      {...amendments}
      lead={words.lead}
      filters={filters}
      history="amendment"
      actions={<ButtonLink href={staffPaths.scoreSheets}>{words.backToSheets}</ButtonLink>}
    />
  );
}
