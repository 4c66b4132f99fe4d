import { formatDateTime } from "@polyportal/domain/format/date";
import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import { reviewPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { amendmentStates } from "@polyportal/domain/score-sheet/amendment-states";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { BareLink, Link } from "@polyportal/ui/link";
import { ListPage } from "../../parts/list/list-page.tsx";
import { AmendmentState } from "./amendment-state.tsx";
import type { Amendment } from "./decide-amendment.tsx";

const { heads } = words;
const pathOf = ({ courseId, sessionId }: Amendment) => reviewPath(courseId, sessionId);

const columns: readonly DataColumn<Amendment>[] = [
  {
    id: "fullName",
    header: heads.student,
    value: ({ fullName }) => fullName,
    cell: (one) => (
      <Link href={pathOf(one)} className="ui-alone">
        {one.fullName}
      </Link>
    ),
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 12,
    grow: 2,
  },
  {
    id: "matricNumber",
    header: heads.matricNumber,
    value: ({ matricNumber }) => matricNumber,
    sortable: false,
    hidden: true,
  },
  {
    id: "code",
    header: heads.course,
    value: ({ code }) => code,
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
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    hidden: true,
  },
  {
    id: "before",
    header: heads.was,
    value: ({ before }) => words.resultIs(before.total, before.grade),
    sortable: false,
    width: 5,
  },
  {
    id: "after",
    header: heads.becomes,
    value: ({ after }) => words.resultIs(after.total, after.grade),
    sortable: false,
    width: 6,
  },
  {
    id: "reason",
    header: words.reason,
    value: ({ reason }) => reason,
    sortable: false,
    hidden: true,
  },
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => words.states[state],
    cell: ({ state }) => <AmendmentState state={state} />,
    sortable: false,
    width: 11,
  },
  {
    id: "requested",
    header: heads.requested,
    value: ({ requested }) => formatDateTime(requested.at),
    width: 8,
  },
  {
    id: "by",
    header: heads.by,
    value: ({ requested }) => requested.by,
    sortable: false,
    width: 9,
  },
  {
    id: "minuteNumber",
    header: words.minute,
    value: ({ minuteNumber }) => minuteNumber,
    sortable: false,
    hidden: true,
  },
];

const filters: readonly Filter[] = [
  {
    kind: "several",
    name: "state",
    label: heads.state,
    options: amendmentStates.map((state) => ({ value: state, label: words.states[state] })),
  },
];

const idOf = ({ id }: Amendment) => id;
const nameOf = ({ fullName }: Amendment) => fullName;

/** Amendments of published scores that wait for an office: each is decided beside its sheet. */
export function WaitingAmendments() {
  return (
    <ListPage
      list="listAmendments"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      empty={words.nothingWaits}
      exported
      history="amendment"
      actions={
        <Button asChild variant="secondary">
          <BareLink href={staffPaths.scoreSheets}>{words.backToSheets}</BareLink>
        </Button>
      }
    />
  );
}
