import { amendmentList } from "@polyportal/api-client/list/amendments";
import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import { reviewPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Link } from "@polyportal/ui/link";
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

/** Amendments of published scores that wait for an office: each is decided beside its sheet. */
export function WaitingAmendments() {
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
