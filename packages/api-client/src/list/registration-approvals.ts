import { registrationStates } from "@polyportal/domain/messages/course-registration";
import {
  approvalPages as words,
  registrationFlagNames,
} from "@polyportal/domain/messages/registration-approvals";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** Registrations with their officer. */
export const registrationApprovalList = describeList({
  name: "listRegistrationApprovals",
  title: words.title,
  search: words.search,
  columns: [
    sharedColumns.student,
    sharedColumns.studentNumber,
    sharedColumns.department,
    sharedColumns.level,
    sharedColumns.semester,
    sharedColumns.session,
    { id: "courses", label: columns.courses, kind: "number" },
    { id: "units", label: columns.units, kind: "units" },
    {
      id: "bounds",
      label: columns.bounds,
      value: ({ minimumUnits, maximumUnits }) => words.bounds(minimumUnits, maximumUnits),
    },
    {
      id: "flags",
      label: columns.flags,
      value: ({ flags }) => flags.map((flag) => registrationFlagNames[flag]).join(", "),
    },
    { id: "days", label: columns.days, kind: "number" },
    { id: "state", label: columns.state, value: ({ state }) => registrationStates[state] },
    { id: "submittedAt", label: columns.submittedAt, kind: "moment" },
    { id: "decidedAt", label: columns.decidedAt, kind: "date" },
  ],
  sorts: { submittedAt: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    level: sharedFilters.level,
    option: sharedFilters.option,
    state: {
      label: columns.state,
      options: Object.entries(registrationStates).map(([value, label]) => ({ value, label })),
    },
  },
});
