import { registrationApprovalList } from "@polyportal/api-client/list/registration-approvals";
import type { RegistrationFlag } from "@polyportal/domain/course-registration/flags";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import {
  approvalPages as words,
  registrationFlagNames,
} from "@polyportal/domain/messages/registration-approvals";
import { approvalPath } from "@polyportal/domain/routes/staff-paths";
import { Badge } from "@polyportal/ui/badge";
import { Link } from "@polyportal/ui/link";
import { listOf } from "../../parts/list/described.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";
import type { ApprovalTab } from "./approval-tabs.tsx";
import { RegistrationState } from "./registration-state.tsx";

export type Registration = RowOf<"listRegistrationApprovals">;

/** What stands out in it; late alone is no reason to look twice. */
const RegistrationFlags = ({ flags }: { flags: readonly RegistrationFlag[] }) => (
  <span className="flex flex-wrap gap-1">
    {flags.map((flag) => (
      <Badge key={flag} status={flag === "late" ? "neutral" : "warning"}>
        {registrationFlagNames[flag]}
      </Badge>
    ))}
  </span>
);

/** What each tab shows of a registration. */
export const registrationsIn = (tab: ApprovalTab) =>
  listOf(registrationApprovalList, {
    fullName: {
      cell: ({ id, fullName }) => (
        <Link href={approvalPath(id)} className="ui-alone">
          {fullName}
        </Link>
      ),
      width: 12,
      grow: 2,
    },
    department: { hidden: true },
    semester: { hidden: true },
    session: { hidden: true },
    courses: { hidden: true },
    units: {
      // With the courses: a column of their own would push the last ones beyond the edge.
      cell: ({ units, courses }) => (
        <span>
          {formatCreditUnits(units)}
          <span className="block text-14 text-ink-muted">{words.courses(courses)}</span>
        </span>
      ),
      width: 8.5,
      grow: 0,
    },
    bounds: { width: 8, grow: 0, hidden: tab !== "waiting" },
    flags: {
      cell: ({ flags }) => <RegistrationFlags flags={flags} />,
      width: 10.3,
      grow: 2,
    },
    days: { width: 4, grow: 0, hidden: tab !== "waiting" },
    state: { cell: ({ state }) => <RegistrationState state={state} />, hidden: true },
    submittedAt: { hidden: true },
    decidedAt: { width: 9, hidden: tab === "waiting" },
  });
