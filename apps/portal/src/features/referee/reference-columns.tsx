import { formatDate } from "@polyportal/domain/format/date";
import { referenceReadingWords as words } from "@polyportal/domain/messages/reference-reading";
import { refereesWords } from "@polyportal/domain/messages/referees";
import { refereeStates, type RefereeState } from "@polyportal/domain/referee/rules";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { ofSession, yesOrNo } from "../../parts/list/filters.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";

type Reference = RowOf<"listReferences">;

const { columns: heads } = words;
const { states } = refereesWords;

const looks = {
  named: "unapproved",
  asked: "info",
  opened: "info",
  given: "success",
  declined: "fail",
  undelivered: "fail",
  expired: "warning",
  replaced: "unapproved",
} as const satisfies Record<RefereeState, string>;

export const idOf = ({ id }: Reference): string => id;
export const nameOf = ({ applicant, referee }: Reference): string => `${applicant}, ${referee}`;

const signalsOf = ({ signals }: Reference) =>
  signals.map((signal) => words.signals[signal]).join(", ");

export const columns: readonly DataColumn<Reference>[] = [
  {
    id: "applicant",
    header: heads.applicant,
    value: ({ applicant }) => applicant,
    cell: ({ id, applicant }) => <RecordLink id={id}>{applicant}</RecordLink>,
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 9,
    grow: 2,
  },
  {
    id: "applicationNumber",
    header: heads.applicationNumber,
    value: ({ applicationNumber }) => applicationNumber,
    sortable: false,
    width: 10,
    grow: 0,
  },
  { id: "award", header: heads.award, value: ({ award }) => award, sortable: false, hidden: true },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    hidden: true,
  },
  {
    id: "referee",
    header: heads.referee,
    value: ({ referee }) => referee,
    sortable: false,
    width: 9,
    grow: 1,
  },
  {
    id: "institution",
    header: heads.institution,
    value: ({ institution }) => institution,
    sortable: false,
    hidden: true,
  },
  {
    id: "relationship",
    header: heads.relationship,
    value: ({ relationship }) => relationship,
    sortable: false,
    hidden: true,
  },
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge status={looks[state]}>{states[state]}</Badge>,
    sortable: false,
    width: 10,
    grow: 0,
  },
  {
    id: "at",
    header: heads.at,
    value: ({ at }) => at && formatDate(at),
    sortable: false,
    width: 7,
    grow: 0,
  },
  {
    id: "signals",
    header: heads.signals,
    value: signalsOf,
    cell: (one) =>
      one.signals.length > 0 ? <Badge status="warning">{signalsOf(one)}</Badge> : null,
    sortable: false,
    width: 9,
  },
  {
    id: "namedAt",
    header: heads.namedAt,
    value: ({ namedAt }) => formatDate(namedAt),
    hidden: true,
  },
];

/** What the list is narrowed down by. */
export const filtersOf = (sessions: Parameters<typeof ofSession>[1]): readonly Filter[] => [
  ofSession(heads.session, sessions),
  {
    kind: "several",
    name: "state",
    label: heads.state,
    options: refereeStates.map((value) => ({ value, label: states[value] })),
  },
  yesOrNo("signal", words.signal, words.yes, words.no),
];
