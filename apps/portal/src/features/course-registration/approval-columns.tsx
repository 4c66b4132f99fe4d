import type { Output } from "@polyportal/api-client/client/client";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import {
  approvalPages as words,
  registrationFlagNames,
} from "@polyportal/domain/messages/registration-approvals";
import { approvalPath } from "@polyportal/domain/routes/staff-paths";
import type { DataColumn } from "@polyportal/ui/data-column";
import { Link } from "@polyportal/ui/link";
import type { ApprovalTab } from "./approval-tabs.tsx";
import { RegistrationFlags, RegistrationState } from "./registration-badges.tsx";

export type Registration = Output<"listRegistrationApprovals">["items"][number];

const { columns: heads } = words;

/** What each tab says of a registration. */
export const columnsOf = (tab: ApprovalTab): readonly DataColumn<Registration>[] => [
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    cell: ({ id, fullName }) => (
      <Link href={approvalPath(id)} className="ui-alone">
        {fullName}
      </Link>
    ),
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 10,
    grow: 2,
  },
  {
    id: "matricNumber",
    header: heads.matricNumber,
    value: ({ matricNumber }) => matricNumber,
    sortable: false,
    width: 10,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  { id: "level", header: heads.level, value: ({ level }) => level, sortable: false, width: 7 },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
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
    id: "courses",
    header: heads.courses,
    value: ({ courses }) => courses,
    numeric: true,
    sortable: false,
    hidden: true,
  },
  {
    id: "units",
    header: heads.units,
    value: ({ units }) => formatCreditUnits(units),
    // With the courses: a column of their own would push the last ones beyond the edge.
    cell: ({ units, courses }) => (
      <span className="grid">
        {formatCreditUnits(units)}
        <span className="text-14 text-ink-muted">{words.courses(courses)}</span>
      </span>
    ),
    numeric: true,
    sortable: false,
    width: 5.7,
    grow: 0,
  },
  {
    id: "bounds",
    header: heads.bounds,
    value: ({ minimumUnits, maximumUnits }) => words.bounds(minimumUnits, maximumUnits),
    sortable: false,
    width: 8,
    grow: 0,
    hidden: tab !== "waiting",
  },
  {
    id: "flags",
    header: heads.flags,
    value: ({ flags }) => flags.map((flag) => registrationFlagNames[flag]).join(", "),
    cell: ({ flags }) => <RegistrationFlags flags={flags} />,
    sortable: false,
    width: 10.3,
    grow: 2,
  },
  {
    id: "days",
    header: heads.days,
    value: ({ days }) => days,
    numeric: true,
    sortable: false,
    width: 4,
    grow: 0,
    hidden: tab !== "waiting",
  },
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => registrationStates[state],
    cell: ({ state }) => <RegistrationState state={state} />,
    sortable: false,
    hidden: true,
  },
  {
    id: "submittedAt",
    header: heads.submittedAt,
    value: ({ submittedAt }) => formatDateTime(submittedAt),
    hidden: true,
  },
  {
    id: "decidedAt",
    header: heads.decidedAt,
    value: ({ decidedAt }) => (decidedAt ? formatDate(decidedAt) : ""),
    sortable: false,
    width: 9,
    hidden: tab === "waiting",
  },
];
